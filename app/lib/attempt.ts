/** Runs what a page can do without, such as an animation. @returns nothing where it throws */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
