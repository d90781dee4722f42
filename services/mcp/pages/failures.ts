import type { ErrorCode } from '@agent-memory/core/errors'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import { errorPage } from './consent.js'
import type { Problem } from './design/problem.js'
import { languageIn } from './language.js'
import { PATHS } from './paths.js'
import { withReturn } from './return-to.js'
import { type Words, wordsOf } from './words/words.js'

/** Messages of one page, by error code or by a field that the user does not fill in, such as the token of a link. */
export type OwnMessages = Partial<Record<ErrorCode | 'token' | 'invitation_token' | 'state' | 'provider', string>>

/**
 * Describes an error in words: what each invalid field expects, or one sentence for any other error.
 * @param own more precise messages of this page for some codes
 */
export function problemsOf(failure: PageFailure, words: Words, own: OwnMessages = {}): Problem[] {
  const fields = typeof failure.details === 'string' ? [] : Object.keys(failure.details)
  const known = fields.filter((field): field is keyof Words['fields'] => Object.hasOwn(words.fields, field))
  if (known.length > 0) return known.map((field) => ({ field, message: words.fields[field].problem }))
  const [message] = [...fields, failure.code].map((what) => own[what as keyof OwnMessages]).filter(Boolean)
  return [{ message: message ?? sentenceOf(failure, words.failures) }]
}

/** Returns the default sentence for an error, for pages that have no message of their own. */
function sentenceOf({ code, status, retryAfter = 60, requestId }: PageFailure, words: Words['failures']): string {
  if (code === 'rate_limited') return words.tooMany(Math.ceil(retryAfter / 60))
  if (code === 'forbidden') return words.foreign
  if (status === 503) return words.unavailable
  return status < 500 ? words.invalid : words.ours(requestId)
}

/**
 * Returns the page for an error that no form can correct.
 * @param own more precise messages of this page for some codes
 * @param back link with which the reader can continue
 */
export function failurePage(failure: PageFailure, own: OwnMessages = {}, back?: { to: string; text: string }): Page {
  const language = languageIn(failure.request)
  const words = wordsOf(language)
  const message = problemsOf(failure, words, own)[0]?.message ?? ''
  return { html: errorPage({ title: words.failures.title, message, language, back }) }
}

/**
 * Returns a handler for errors of a page that needs a session. Without a session, the handler redirects to the sign-in
 * page, which leads back afterwards. For any other error it returns a page with a link back.
 * @param path path of the page
 * @param says returns the page's title, and its own messages for some codes
 */
export const failedOn =
  (path: string, says: (words: Words) => { title: string; own: OwnMessages }) =>
  (failure: PageFailure): PageAnswer => {
    if (failure.code === 'unauthorized') return { redirect: withReturn(PATHS.signIn, path) }
    const { title, own } = says(wordsOf(languageIn(failure.request)))
    return failurePage(failure, own, { to: path, text: title })
  }
