/**
 * Runs a step and prints its name, its result and its duration.
 * @param task returns one line about what it did; further lines are printed below
 */
export async function step(name: string, task: () => Promise<string> | string): Promise<void> {
  const start = performance.now();
  const [result = '', ...more] = (await task()).split('\n');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${name}${result ? `: ${result}` : ''}`);
  for (const line of more) console.log(`          ${line}`);
}
