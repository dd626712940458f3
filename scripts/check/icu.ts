import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/**
 * Gives what a message expects to be filled in: `{name}` for a value, `<portfolio>` for a tag.
 * @throws {SyntaxError} when it is not an ICU message, with the parser's word for the reason
 */
export function placeholders(message: string): Set<string> {
  return new Set(collect(parse(message)));
}

function collect(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [`<${element.value}>`, ...collect(element.children)];
    if (isSelectElement(element) || isPluralElement(element)) {
      return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => collect(value))];
    }
    return [`{${element.value}}`];
  });
}
