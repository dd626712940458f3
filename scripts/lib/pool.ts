/** Runs a task for each item, `size` at a time. The first error stops the rest and is thrown. */
export async function inPool<Item, Result>(
  items: readonly Item[],
  size: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let isStopped = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (isStopped) return;
      try {
        results[index] = await task(item);
      } catch (error) {
        isStopped = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(size, items.length) }, worker));
  return results;
}
