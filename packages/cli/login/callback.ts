import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CLI_CALLBACK_PATH } from '@agent-memory/core/accounts/keys/login-code'

/** The browser's return from the page. */
export interface Visit {
  /** `code`, or `error`; and `iss`, the service on which the user decided. */
  parameters: URLSearchParams
  /** Sends the browser on to this address. */
  sendTo(address: string): Promise<void>
}

export interface Callback {
  port: number
  /** The first return with the right state. */
  visit: Promise<Visit>
  close(): void
}

/**
 * Waits for the browser on a free port of 127.0.0.1 (RFC 8252, section 7.3). Requests without the right state are
 * refused and change nothing: any web page can send them.
 */
export const awaitBrowser = async (state: string): Promise<Callback> => {
  let arrive: (visit: Visit) => void
  const visit = new Promise<Visit>((resolve) => {
    arrive = resolve
  })
  const server = createServer((request, response) => {
    const parameters = parametersOf(request)
    if (parameters?.get('state') !== state) return refuse(response)
    arrive({ parameters, sendTo: (address) => sendTo(response, address) })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, visit, close }
}

/** Returns the query of a return to the callback; null for other requests. */
const parametersOf = ({ method, url = '' }: IncomingMessage): URLSearchParams | null => {
  const at = url.indexOf('?')
  return method === 'GET' && url.slice(0, at) === CLI_CALLBACK_PATH ? new URLSearchParams(url.slice(at + 1)) : null
}

const refuse = (response: ServerResponse): void => {
  response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' })
  response.end('sm is waiting for the answer to another login.\n')
}

/** The redirect also takes the code out of the browser's address bar. Resolves if the browser has left, too. */
const sendTo = (response: ServerResponse, address: string): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve)
    response.writeHead(303, { Location: address, 'Cache-Control': 'no-store', Connection: 'close' })
    response.end()
  })
