import { isIP } from 'node:net'
import { AppError } from '@agent-memory/core/errors'
import type { RequestHandler } from 'express'
import type { Log } from '../log.js'

/** Whether a host, with or without a port, is this machine by name: localhost and the names under it (RFC 6761). */
export const isLocalName = (host: string): boolean => /(?:^|\.)localhost\.?$/.test(hostnameOf(host) ?? '')

/** An address cannot be rebound to another one, as a name can. */
export const isAddress = (host: string): boolean => isIP((hostnameOf(host) ?? '').replace(/^\[|\]$/g, '')) !== 0

/** In lower case and without the port; undefined for what is no host. */
export const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined

/**
 * Keeps a page that had its own name resolved to our address (DNS rebinding) out of a service that is meant for this
 * machine alone. The header as it was sent counts: a page can send X-Forwarded-Host.
 * @throws AppError forbidden
 */
export const refuseForeignNames: RequestHandler = ({ headers: { host } }, _response, next) => {
  if (host !== undefined && !isLocalName(host) && !isAddress(host)) {
    throw new AppError(
      'forbidden',
      'This service answers at localhost or an IP address only. To serve it by another name, set BASE_URL to that address.',
    )
  }
  next()
}

/** Says once that addresses are taken from the connection, where a proxy seems to stand in front. */
export const noticeUntrustedProxy = (log: Pick<Log, 'warn'>): RequestHandler => {
  let isNoticed = false
  return ({ headers }, _response, next) => {
    if (!isNoticed && headers['x-forwarded-for'] !== undefined) {
      isNoticed = true
      log.warn(
        'requests carry X-Forwarded-For, which is ignored while TRUST_PROXY is off: all callers behind a proxy share the ' +
          "limits of its address; behind a proxy of yours, set TRUST_PROXY to the proxy's address or to how many there are",
      )
    }
    next()
  }
}
