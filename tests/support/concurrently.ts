/** Runs a task for each item, at most `width` at a time; returns the results in the order of the items. */
export async function concurrently<T, R>(
  width: number,
  items: readonly T[],
  task: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await task(item, at)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/**
 * Waits until all tasks have ended, then returns their results or throws an error of one of them. So no task still runs
 * when the error is thrown.
 */
export async function together<R>(tasks: readonly Promise<R>[]): Promise<R[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
