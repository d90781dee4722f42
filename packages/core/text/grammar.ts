import { createRequire } from 'node:module'
import { once } from '../once.js'

type Compromise = typeof import('compromise/two').default

/**
 * compromise, an English grammar, from its build in one file: loading its 330 modules takes 0.3 s more. Loaded at its
 * first use, because that takes 0.3 s too, and most processes never read English.
 */
export const english = once(() => createRequire(import.meta.url)('compromise/two') as Compromise)
