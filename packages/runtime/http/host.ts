import { isIP } from 'node:net'
import { AppError } from '@agent-memory/core/errors'
import type { Request, RequestHandler } from 'express'
import type { Log } from '../observe/log.js'

/**
 * Returns the service's address without a trailing slash: the configured address or, if there is none because the
 * system chose the port, the address that this request called.
 */
export const baseUrlOf = (configured: string | undefined, request: Request): string =>
  configured ?? `${request.protocol}://${request.host}`

/** Whether a host, with or without a port, is localhost or a subdomain of it (RFC 6761). */
export const isLocalName = (host: string): boolean => /(?:^|\.)localhost\.?$/.test(hostnameOf(host) ?? '')

/** Whether a host is an IP address, which is safe, because DNS rebinding needs a name. */
export const isAddress = (host: string): boolean => isIP((hostnameOf(host) ?? '').replace(/^\[|\]$/g, '')) !== 0

/** Returns the host in lower case and without its port; undefined if it is invalid. */
export const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined

/**
 * Protects a local-only service from DNS rebinding: a page that resolves its own name to our address. Uses the Host
 * header as sent, because a page can set X-Forwarded-Host.
 * @throws AppError forbidden
 */
export const refuseForeignNames: RequestHandler = ({ headers: { host } }, _response, next) => {
  if (host !== undefined && !isLocalName(host) && !isAddress(host)) {
    throw new AppError(
      'forbidden',
      'This service only answers at localhost or an IP address. To serve it at another name, set BASE_URL.',
    )
  }
  next()
}

/** Warns once if there seems to be a proxy in front while TRUST_PROXY is off. */
export const noticeUntrustedProxy = (log: Pick<Log, 'warn'>): RequestHandler => {
  let isNoticed = false
  return ({ headers }, _response, next) => {
    if (!isNoticed && headers['x-forwarded-for'] !== undefined) {
      isNoticed = true
      log.warn(
        'a request has the header X-Forwarded-For, which is ignored because TRUST_PROXY is off; all callers behind one ' +
          'proxy therefore share one rate limit; if the proxy is yours, set TRUST_PROXY to its address or to the number ' +
          'of proxies',
      )
    }
    next()
  }
}
