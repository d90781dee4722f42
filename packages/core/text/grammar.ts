import { createRequire } from 'node:module'
import { once } from '../once.js'

type Compromise = typeof import('compromise/two').default

/**
 * Returns the library `compromise`, which parses English. Loads its build in a single file, because its 330 modules
 * would take 0.3 s longer. Loads the library only at first use, because this takes 0.3 s and most processes never parse
 * English.
 */
export const english = once(() => createRequire(import.meta.url)('compromise/two') as Compromise)
