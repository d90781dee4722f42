import { AppError } from '@agent-memory/core/errors'
import { statusOf } from '@agent-memory/runtime/http/errors'
import { sendPage } from '@agent-memory/runtime/http/page'
import type { Request, Response } from 'express'
import { errorPage } from '../pages/consent.js'
import { languageIn } from '../pages/language.js'
import { sentencesOf } from './errors.js'

/** Runs `work`. If it throws an AppError, whose message people can understand, shows the error as a page. */
export async function asPages(
  { request, response }: { request: Request; response: Response },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const language = languageIn(request)
    const title = language === 'de' ? 'Das hat nicht geklappt' : 'That did not work'
    if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter))
    const html = errorPage({ title, message: sentencesOf(error.details), language })
    sendPage(response, { html, formsLeave: true }, statusOf(error.code))
  }
}
