import { type Language, languageOf } from '@agent-memory/core/accounts/people/language'
import type { Request } from 'express'

export { LANGUAGES, type Language, languageOf } from '@agent-memory/core/accounts/people/language'

/** Returns the language that the browser prefers. */
export const languageIn = (request: Request): Language => languageOf(request.get('Accept-Language'))
