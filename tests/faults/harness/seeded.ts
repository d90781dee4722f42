/** Pseudorandom numbers, the same for the same seed. */
export interface Random {
  /** In [0, 1). */
  fraction(): number
  /** An integer, both ends included. */
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  shuffle<T>(items: readonly T[]): T[]
  /** True in `share` of 100 cases. */
  percent(share: number): boolean
}

/** The generator mulberry32 (Tommy Ettinger, public domain). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1))
  return {
    fraction,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    percent: (share) => fraction() * 100 < share,
    shuffle(items) {
      const shuffled = [...items]
      for (let at = shuffled.length - 1; at > 0; at--) {
        const other = between(0, at)
        ;[shuffled[at], shuffled[other]] = [shuffled[other] as never, shuffled[at] as never]
      }
      return shuffled
    },
  }
}

/** Returns FAULT_SEED or a new seed, and prints it so that a failing run can be repeated. */
export function faultSeed(name: string): number {
  const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))
  process.stderr.write(`${name}: FAULT_SEED=${seed}\n`)
  return seed
}
