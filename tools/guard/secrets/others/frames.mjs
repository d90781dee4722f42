import { BENIGN_ASSISTANT } from './benign-assistant.mjs'
import { BENIGN_HOME } from './benign-home.mjs'
import { BENIGN_WORK } from './benign-work.mjs'
import { FRENCH } from './french.mjs'
import { GERMAN } from './german.mjs'
import { ITALIAN } from './italian.mjs'
import { POLISH } from './polish.mjs'
import { PORTUGUESE } from './portuguese.mjs'
import { RUSSIAN } from './russian.mjs'
import { SPANISH } from './spanish.mjs'
import { SWEDISH } from './swedish.mjs'
import { TELLS_ASSISTANT } from './tells-assistant.mjs'
import { TELLS_HOME } from './tells-home.mjs'
import { TELLS_WORK } from './tells-work.mjs'
import { TURKISH } from './turkish.mjs'

const english = (tells, benign) => ({ language: 'en', lexicon: 'en', tells, benign })

/**
 * Frames by other authors than those of the rest: lines, by language. Those of bench/guard/texts/secrets-others-*.mjs
 * are by the same authors; a frame that shared five words in a row with one of them was taken out here.
 */
export const OTHERS = [
  english(TELLS_HOME, BENIGN_HOME),
  english(TELLS_WORK, BENIGN_WORK),
  english(TELLS_ASSISTANT, BENIGN_ASSISTANT),
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  POLISH,
  SWEDISH,
  TURKISH,
  RUSSIAN,
]
