import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { errorPage } from '../pages/consent.js'
import { problemsOf } from '../pages/failures.js'
import { languageIn } from '../pages/language.js'
import { wordsOf } from '../pages/words/words.js'
import { sentencesOf } from './errors.js'

/**
 * Returns the page for an error on the way from a client to the consent and back. Errors that any page can have are
 * described by the texts that all pages share. For other errors, the page shows the error's own message.
 */
export function failedPage(failure: PageFailure): Page {
  const language = languageIn(failure.request)
  const words = wordsOf(language)
  const { status, code, details } = failure
  const isCommon = status >= 500 || code === 'rate_limited' || code === 'method_not_allowed'
  const message = isCommon ? (problemsOf(failure, words)[0]?.message ?? '') : sentencesOf(details)
  return { html: errorPage({ title: words.failures.title, message, language }), formsLeave: true }
}
