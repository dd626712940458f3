/**
 * Runs a step and prints one line: its name, what it did, how long it took.
 * @param {string} name
 * @param {() => Promise<string> | string} step returns what it did; further lines are printed below
 */
export async function step(name, step) {
  const start = performance.now();
  const [did = '', ...more] = (await step()).split('\n');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${name}${did ? `: ${did}` : ''}`);
  for (const line of more) console.log(`          ${line}`);
}
