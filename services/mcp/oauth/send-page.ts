import type { Response } from 'express'

/**
 * Nothing inline, nothing from elsewhere, in no frame. `form-action` is left out: Chrome applies it to redirects too, and
 * the answer to a consent redirects to the client. Under `no-referrer`, a browser posts a form with `Origin: null`.
 */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
} as const

export const sendPage = (response: Response, html: string, status = 200): void =>
  void response.status(status).set(PAGE_HEADERS).type('html').send(html)
