import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CLI_CALLBACK_PATH } from '@agent-memory/core/accounts/keys/login-code'

/** The request that the browser makes when it returns from the login page. */
export interface Visit {
  /** The query: `code` or `error`, and `iss`, the service where the user decided. */
  parameters: URLSearchParams
  /** Redirects the browser to this address. */
  sendTo(address: string): Promise<void>
}

export interface Callback {
  port: number
  /** Resolves with the first request that has the right state. */
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

/** Returns the query of a request to the callback's path; null for other requests. */
const parametersOf = ({ method, url = '' }: IncomingMessage): URLSearchParams | null => {
  const at = url.indexOf('?')
  return method === 'GET' && url.slice(0, at) === CLI_CALLBACK_PATH ? new URLSearchParams(url.slice(at + 1)) : null
}

const refuse = (response: ServerResponse): void => {
  response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' })
  response.end('This page does not belong to the login that sm is waiting for. Run `sm login` again in the terminal.\n')
}

/** Redirects the browser, which also removes the code from its address bar. Resolves even if the browser is gone. */
const sendTo = (response: ServerResponse, address: string): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve)
    response.writeHead(303, { Location: address, 'Cache-Control': 'no-store', Connection: 'close' })
    response.end()
  })
