import type { ErrorCode, FieldErrors } from '@agent-memory/core/errors'
import type { Request, Response } from 'express'
import type { Form } from './form.js'

/** What a page endpoint answers: a page, or the address to which the browser goes next, with a 303. */
export type PageAnswer = Page | { redirect: string }

export interface Page {
  /** A complete document, without scripts, styles or images of other origins. */
  html: string
  /**
   * True if the answer to one of its forms may redirect to another site, as the pages do on which a user lets a client
   * in. Chrome applies `form-action` to such redirects too, and a client that opened the page as a popup waits for that
   * window.
   */
  formsLeave?: boolean
}

/** Why a page could not be shown or a form was refused, for the page that says so. */
export interface PageFailure {
  status: number
  code: ErrorCode
  details: string | FieldErrors
  /** In seconds. */
  retryAfter: number | undefined
  requestId: string
  request: Request
  /** The form as sent, to show it again; empty if there was none or it was not read. */
  form: Form
}

/** Sends a page under a strict policy: nothing inline, nothing from elsewhere, in no frame. */
export function sendPage(response: Response, answer: PageAnswer, status = 200): void {
  // A redirect on the way to a client must not cut a popup off from the page that opened it.
  if ('redirect' in answer) response.set('Cross-Origin-Opener-Policy', 'unsafe-none').redirect(303, answer.redirect)
  else response.status(status).set(pageHeaders(answer)).type('html').send(answer.html)
}

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const pageHeaders = ({ formsLeave = false }: Pick<Page, 'formsLeave'>): Record<string, string> => ({
  'Content-Security-Policy': formsLeave ? POLICY : `${POLICY}; form-action 'self'`,
  'X-Frame-Options': 'DENY',
  // Under `no-referrer` a browser posts a form with `Origin: null`, which is refused as foreign.
  'Referrer-Policy': 'same-origin',
  ...(formsLeave && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
})
