export type Level = 'ok' | 'warn' | 'fail'

/** One thing that was looked at. */
export interface Finding {
  /** Such as `service` or `key`: the same in every version. */
  part: string
  level: Level
  /** What was found, a sentence. */
  found: string
  /** What to do about it; null where nothing is to be done. */
  advice: string | null
}

export const ok = (part: string, found: string): Finding => ({ part, level: 'ok', found, advice: null })
export const warn = (part: string, found: string, advice: string): Finding => ({ part, level: 'warn', found, advice })
export const fail = (part: string, found: string, advice: string): Finding => ({ part, level: 'fail', found, advice })
