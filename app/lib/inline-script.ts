type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Value = Json | ((...values: never[]) => unknown);

/** A value as source text that can't end the script element it is in. */
const sourceOf = (value: Value) =>
  typeof value === 'function' ? `${value}` : JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The text of an inline script that calls a function, which is linted and checked like any other.
 *
 * The page gets the function's source and nothing around it, so `run` and each function in `values`
 * - uses nothing outside its body but what browsers have: no import, no constant beside it;
 * - is an arrow function or a `function`, no method;
 * - keeps to syntax of the oldest supported browser: it is compiled for Node.
 * @param values for `run`: JSON, or functions
 * @returns an expression, whose value is what `run` returns
 * @throws Error where the text would end the script element, or begin a comment in it
 */
export function inlineScript<Values extends readonly Value[]>(
  run: (...values: Values) => unknown,
  ...values: NoInfer<Values>
): string {
  const text = `(${run})(${values.map(sourceOf)})`;
  if (/<\/script|<!--/i.test(text)) throw new Error(`${run.name} contains "</script" or "<!--".`);
  // tsx wraps each named function in a call of a helper of its own, which keeps the name.
  return text.includes('__name(') ? `{const __name=named=>named;${text}}` : text;
}
