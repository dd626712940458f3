/**
 * Runs a task for each item, a few at a time. The first error stops the rest and is thrown.
 * @template Item, Result
 * @param {Item[]} items
 * @param {number} size how many at a time
 * @param {(item: Item) => Promise<Result>} task
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function inPool(items, size, task) {
  /** @type {Result[]} */
  const results = new Array(items.length);
  let next = 0;
  let isStopped = false;
  const worker = async () => {
    while (next < items.length && !isStopped) {
      const index = next;
      next += 1;
      try {
        results[index] = await task(/** @type {Item} */ (items[index]));
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, worker));
  return results;
}
