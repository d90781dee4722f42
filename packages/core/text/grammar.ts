import { createRequire } from 'node:module'
import { once } from '../once.js'

type Compromise = typeof import('compromise/two').default

/**
 * Returns the library compromise, which parses English. Loads its single-file build, because its 330 modules take 0.3 s
 * longer. Loads it only at first use, because loading takes 0.3 s and most processes never parse English.
 */
export const english = once(() => createRequire(import.meta.url)('compromise/two') as Compromise)
