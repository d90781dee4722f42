import type { ReadWord } from '../../memory/guard/secrets/reading.js'
import type { Turn } from './text-work.js'

/** Two statements, in the order of writing. */
export type TwoTexts = readonly [older: string, newer: string]

/**
 * One of the guard's own models. It reads a short text, or two, and says how likely they are of the kind that the model
 * is for: an order, nonsense, an update (see `GuardModels`).
 */
export interface GuardModel<Text = string> {
  /**
   * Returns log odds: above 0, the text is more likely of the kind than not; 0 if the model fails on the text. Reads
   * only the beginning of a long text. The same text gives the same number.
   * @throws AppError service_unavailable when the model cannot answer; the signal's reason when aborted
   */
  score(text: Text, priority: 'write' | 'bulk', turn: Turn): Promise<number>
  close(): Promise<void>
}

/** The guard's model that reads which words of a short text are a secret (models/guard/secrets.md). */
export interface SecretReader {
  /**
   * Returns the words of a text in order, each with the log odds that it is part of a secret. Reads only the beginning
   * of a long text. On one kind of processor, the same text gives the same numbers.
   * @throws AppError service_unavailable when the model cannot answer; the signal's reason when aborted
   */
  read(text: string, priority: 'write' | 'bulk', turn: Turn): Promise<readonly ReadWord[]>
  close(): Promise<void>
}

export interface GuardModels {
  /** Whether a window of a text is an order to a model that reads it later (models/guard/suspicion.md). */
  orders: GuardModel
  /** Whether a text is nonsense, such as keys struck at random (models/guard/letters.md). */
  gibberish: GuardModel
  secrets: SecretReader
  /** Whether the newer statement gives another value for what the older one says (models/guard/updates.md). */
  updates: GuardModel<TwoTexts>
}
