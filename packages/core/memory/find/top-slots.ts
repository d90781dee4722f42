/** Returns the slots of the `count` highest scores above `floor`, unordered. Takes time ~ n + count · log(count). */
export const topSlots = (scores: Float32Array, count: number, floor: number): number[] => {
  const heap: number[] = []
  const scoreAt = (at: number) => scores[heap[at] as number] as number
  const swap = (one: number, other: number) => {
    const slot = heap[one] as number
    heap[one] = heap[other] as number
    heap[other] = slot
  }
  const rise = (from: number) => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (scoreAt(parent) <= scoreAt(at)) return
      swap(at, parent)
      at = parent
    }
  }
  const sink = () => {
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && scoreAt(child) < scoreAt(least)) least = child
      if (least === at) return
      swap(at, least)
      at = least
    }
  }

  let least = floor
  for (let slot = 0; slot < scores.length; slot++) {
    if (!((scores[slot] as number) > least)) continue
    if (heap.length < count) {
      heap.push(slot)
      rise(heap.length - 1)
    } else {
      heap[0] = slot
      sink()
    }
    if (heap.length === count) least = scoreAt(0)
  }
  return heap
}
