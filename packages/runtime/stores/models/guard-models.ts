import { fileURLToPath } from 'node:url'
import { openGuardModel, openSecretReader } from '@agent-memory/adapters/models/guard-model'
import type { GuardModels, TwoTexts } from '@agent-memory/core/ports/memory/guard-model'
import type { Log } from '../../observe/log.js'
import { MODEL_FOLDER } from './embedders.js'

const weightsOf = (name: keyof GuardModels): string =>
  fileURLToPath(new URL(`../../../../../models/guard/${name}-reader.safetensors`, import.meta.url))

/** Opens the guard's own models. @throws Error when a file of weights is missing or damaged */
export const openGuardModels = (log: Log): GuardModels => {
  const options = (name: keyof GuardModels, title: string) => ({
    ...{ name: title, modelDir: MODEL_FOLDER, weights: weightsOf(name), log },
  })
  return {
    orders: openGuardModel(options('orders', 'The order reader')),
    gibberish: openGuardModel(options('gibberish', 'The gibberish reader')),
    secrets: openSecretReader(options('secrets', 'The secret reader')),
    updates: openGuardModel<TwoTexts>(options('updates', 'The update reader')),
  }
}
