import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const fixture = (name: string): string => fileURLToPath(new URL(`../../certificates/${name}`, import.meta.url))

/** Settings of a service that accepts the documents of `startDocumentHost`. */
export const CLIENT_DOCUMENTS = {
  OAUTH_CLIENT_DOCUMENTS: 'on',
  OAUTH_ALLOWED_NETWORKS: '127.0.0.0/8',
  NODE_EXTRA_CA_CERTS: fixture('localhost.pem'),
}

/** How the host answers for one address. */
export interface HostedDocument {
  status?: number
  headers?: Record<string, string>
  /** JSON, or a text. */
  body: unknown
}

/** An https server on this machine that serves client id metadata documents. */
export interface DocumentHost {
  /** Makes and returns a new address, which is also a client id. Serves `document(clientId)` at this address. */
  show(document: (clientId: string) => HostedDocument): string
  /** How often the address was asked for. */
  asked(clientId: string): number
  close(): Promise<void>
}

export async function startDocumentHost(): Promise<DocumentHost> {
  const documents = new Map<string, (clientId: string) => HostedDocument>()
  const asked: string[] = []
  const certificate = { key: readFileSync(fixture('localhost-key.pem')), cert: readFileSync(fixture('localhost.pem')) }
  const server = createServer(certificate, ({ url = '' }, response) => {
    const clientId = origin() + url
    asked.push(clientId)
    const { status = 200, headers = {}, body } = documents.get(clientId)?.(clientId) ?? { status: 404, body: 'gone' }
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    show(document) {
      const clientId = `${origin()}/${documents.size}/client.json`
      documents.set(clientId, document)
      return clientId
    },
    asked: (clientId) => asked.filter((each) => each === clientId).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
