export type Level = 'ok' | 'warn' | 'fail'

/** The result of one check. */
export interface Finding {
  /** Such as `service` or `key`; stable across versions. */
  part: string
  level: Level
  /** What was found, as a sentence. */
  found: string
  /** What to do about the finding; null if nothing needs to be done. */
  advice: string | null
}

export const ok = (part: string, found: string): Finding => ({ part, level: 'ok', found, advice: null })
export const warn = (part: string, found: string, advice: string): Finding => ({ part, level: 'warn', found, advice })
export const fail = (part: string, found: string, advice: string): Finding => ({ part, level: 'fail', found, advice })
