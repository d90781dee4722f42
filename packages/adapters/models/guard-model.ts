import type { ReadWord } from '@agent-memory/core/memory/guard/secrets/reading'
import type { GuardModel, SecretReader, TwoTexts } from '@agent-memory/core/ports/memory/guard-model'
import { openReaderPool, type ReaderOptions } from './reader-pool.js'

/** Opens a model that gives one number for a text, or for two. @throws Error when its weights cannot be read */
export function openGuardModel<Text extends string | TwoTexts = string>(options: ReaderOptions): GuardModel<Text> {
  const { read, close } = openReaderPool<Text, number>(options, new URL('./guard-model-worker.js', import.meta.url), 0)
  return { score: read, close }
}

/**
 * Opens the model that reads which words are a secret. Reading a text on which it fails is an error, because nothing may
 * be stored unread.
 * @throws Error when its weights cannot be read
 */
export const openSecretReader = (options: ReaderOptions): SecretReader =>
  openReaderPool<string, readonly ReadWord[]>(options, new URL('./secret-reader-worker.js', import.meta.url))
