import type { ReadWord } from '@agent-memory/core/memory/guard/secrets/reading'
import type { GuardModel, SecretReader, TwoTexts } from '@agent-memory/core/ports/memory/guard-model'
import { openReaderPool, type ReaderOptions } from './reader-pool.js'

/** Opens a model that scores a text, or a pair, with one number. @throws Error when its weights cannot be read */
export function openGuardModel<Text extends string | TwoTexts = string>(options: ReaderOptions): GuardModel<Text> {
  const { read, close } = openReaderPool<Text, number>(options, new URL('./guard-model-worker.js', import.meta.url), 0)
  return { score: read, close }
}

/**
 * Opens the model that scores how likely each word of a text is part of a secret. If the model fails on a text, `read`
 * throws, because no text may be stored that the model has not read.
 * @throws Error when its weights cannot be read
 */
export const openSecretReader = (options: ReaderOptions): SecretReader =>
  openReaderPool<string, readonly ReadWord[]>(options, new URL('./secret-reader-worker.js', import.meta.url))
