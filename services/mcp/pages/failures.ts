import type { ErrorCode } from '@agent-memory/core/errors'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import { errorPage } from './consent.js'
import type { Problem } from './design/problem.js'
import { languageIn } from './language.js'
import { PATHS } from './paths.js'
import { withReturn } from './return-to.js'
import { type Words, wordsOf } from './words/words.js'

/** The messages of one page, by error code or by a field that is not filled in, such as the token of a link. */
export type OwnMessages = Partial<Record<ErrorCode | 'token' | 'invitation_token' | 'state', string>>

/**
 * Puts an error in words: for invalid fields what each of them expects, for other codes a sentence.
 * @param own what a code means on this page, if that is more precise
 */
export function problemsOf(failure: PageFailure, words: Words, own: OwnMessages = {}): Problem[] {
  const fields = typeof failure.details === 'string' ? [] : Object.keys(failure.details)
  const known = fields.filter((field): field is keyof Words['fields'] => Object.hasOwn(words.fields, field))
  if (known.length > 0) return known.map((field) => ({ field, message: words.fields[field].problem }))
  const [message] = [...fields, failure.code].map((what) => own[what as keyof OwnMessages]).filter(Boolean)
  return [{ message: message ?? sentenceOf(failure, words.failures) }]
}

/** In the order of who can do something about it. */
function sentenceOf({ code, status, retryAfter = 60, requestId }: PageFailure, words: Words['failures']): string {
  if (code === 'rate_limited') return words.tooMany(Math.ceil(retryAfter / 60))
  if (code === 'forbidden') return words.foreign
  if (status === 503) return words.unavailable
  return status < 500 ? words.invalid : words.ours(requestId)
}

/**
 * The page for an error that no form can correct.
 * @param own what a code means on this page, if that is more precise
 * @param back where to go on
 */
export function failurePage(failure: PageFailure, own: OwnMessages = {}, back?: { to: string; text: string }): Page {
  const language = languageIn(failure.request)
  const words = wordsOf(language)
  const message = problemsOf(failure, words, own)[0]?.message ?? ''
  return { html: errorPage({ title: words.failures.title, message, language, back }) }
}

/**
 * Answers errors of a page that needs a session: whoever has no session signs in and comes back; for any other error there
 * is a page that links back.
 * @param path of the page
 * @param says the page's title, and what a code means on it
 */
export const failedOn =
  (path: string, says: (words: Words) => { title: string; own: OwnMessages }) =>
  (failure: PageFailure): PageAnswer => {
    if (failure.code === 'unauthorized') return { redirect: withReturn(PATHS.signIn, path) }
    const { title, own } = says(wordsOf(languageIn(failure.request)))
    return failurePage(failure, own, { to: path, text: title })
  }
