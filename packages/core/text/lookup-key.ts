import { normalize } from './normalize.js'

/** Returns the lookup form of a name: NFKC, lower case, white space folded (docs/decisions.md, § Graph). */
export const lookupKey = (name: string): string => normalize(name, 'NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
