import type { ErrorCode, FieldErrors } from '@agent-memory/core/errors'
import type { Request, Response } from 'express'
import type { Form } from './form.js'

/** The response of a page endpoint: a page, or the address to which a 303 sends the browser. */
export type PageAnswer = Page | { redirect: string }

export interface Page {
  /** A complete document without scripts. Its styles and images come from this service. */
  html: string
  /**
   * True if submitting a form on the page may redirect to another site, as when a user grants a client access. The
   * page is then sent without `form-action`, which Chrome applies to such redirects too, and without the opener policy
   * that would separate a popup from the client that opened it.
   */
  formsLeave?: boolean
}

/** Why a page could not be shown or a form was refused; input of the page that tells the user. */
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

/** Sends a page under a strict policy: no scripts, no inline styles, nothing from other origins, and not in a frame. */
export function sendPage(response: Response, answer: PageAnswer, status = 200): void {
  // With helmet's opener policy, `same-origin`, a redirect on the way to a client would cut a popup off from the page
  // that opened it.
  if ('redirect' in answer) response.set('Cross-Origin-Opener-Policy', 'unsafe-none').redirect(303, answer.redirect)
  else response.status(status).set(pageHeaders(answer)).type('html').send(answer.html)
}

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const pageHeaders = ({ formsLeave = false }: Pick<Page, 'formsLeave'>): Record<string, string> => ({
  'Content-Security-Policy': formsLeave ? POLICY : `${POLICY}; form-action 'self'`,
  'X-Frame-Options': 'DENY',
  // Under `no-referrer`, a browser would post forms with `Origin: null`, and `refuseForeignOrigin` would reject them.
  'Referrer-Policy': 'same-origin',
  ...(formsLeave && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
})
