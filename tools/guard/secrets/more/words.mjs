import { WORDS_HOME } from './words-home.mjs'
import { WORDS_TOWN } from './words-town.mjs'
import { WORDS_WORK } from './words-work.mjs'

/** Frames by three authors about ordinary words told as a secret. */
export const WORDS = [WORDS_HOME, WORDS_WORK, WORDS_TOWN]
