import type { ReadWord } from '@agent-memory/core/memory/guard/secrets/reading'
import type { GuardModel, SecretReader } from '@agent-memory/core/ports/memory/guard-model'
import { openReaderPool, type ReaderOptions } from './reader-pool.js'

/** Opens a model that gives one number for a text. @throws Error when its weights cannot be read */
export function openGuardModel(options: ReaderOptions): GuardModel {
  const { read, close } = openReaderPool<number>(options, new URL('./guard-model-worker.js', import.meta.url), 0)
  return { score: read, close }
}

/**
 * Opens the model that reads which words are a secret. Reading a text on which it fails is an error, because nothing may
 * be stored unread.
 * @throws Error when its weights cannot be read
 */
export const openSecretReader = (options: ReaderOptions): SecretReader =>
  openReaderPool<readonly ReadWord[]>(options, new URL('./secret-reader-worker.js', import.meta.url))
