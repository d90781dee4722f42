import type { Request } from 'express'
import { LANGUAGES, type Language } from './words.js'

/** Returns the language of the pages that fits the browser's Accept-Language best; English if none fits. */
export const languageOf = (request: Request): Language =>
  (request.acceptsLanguages(...LANGUAGES) || LANGUAGES[0]) as Language
