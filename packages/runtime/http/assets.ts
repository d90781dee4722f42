import { AppError, invalid } from '@agent-memory/core/errors'
import type { RateLimitName } from '@agent-memory/core/rate-limits'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { z } from 'zod'
import { type Endpoint, endpoint } from './endpoint.js'

/** A folder of public files, such as sign-in pages. */
export interface Assets {
  /** Prefix of the paths: with `/pages`, the file `folder/app.css` is `/pages/app.css`. */
  path: string
  folder: string
  /** How long a browser may cache a file without revalidating. */
  cacheControl: 'no-cache' | `public, max-age=${number}` | `public, max-age=${number}, immutable`
  limit: RateLimitName
}

/**
 * Returns the endpoints for the files of a folder, with ETag and conditional requests; `index.html` is served at the
 * path itself.
 */
export const assets = ({ path: prefix, folder, cacheControl, limit }: Assets): Endpoint[] => {
  const files = express.static(folder, {
    redirect: false,
    // Range requests make no sense for pages.
    acceptRanges: false,
    setHeaders: (response) => response.setHeader('Cache-Control', cacheControl),
  })
  return [`${prefix}/*file`, prefix].map((path) =>
    endpoint({
      answer: 'raw',
      method: 'get',
      path,
      summary: 'Read a file',
      tag: 'Pages',
      accepts: [],
      operation: 'request',
      limit,
      errors: ['not_found'],
      success: { status: 200, body: z.string(), types: ['*/*'] },
      handle({ request, response }) {
        const within = request.url.slice(prefix.length).replace(/^\/?(?=\?|$)/, '/index.html')
        return send(files, Object.assign(request, { url: within }), response)
      },
    }),
  )
}

/**
 * @throws AppError not_found for a file that is missing, hidden, a folder or outside of the folder; validation_failed
 * for a precondition that the file does not meet
 */
const send = (files: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('close', resolve)
    files(request, response, (error?: unknown) => reject(refusalOf(error)))
  })

const refusalOf = (error: unknown): unknown => {
  if (error === undefined) return new AppError('not_found', 'There is no such file.')
  return (error as { status?: number }).status === 412
    ? invalid('request', 'has a precondition (If-Match or If-Unmodified-Since) that this file does not meet')
    : error
}
