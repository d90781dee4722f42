import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { UnauthorizedError as FirstUnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { type Json, patientFetch } from '../client.js'

const NAME = { name: 'specification tests', version: '1.0.0' }

/** What a client with the library's own OAuth code keeps between its requests, as an application would on disk. */
export interface Keeper {
  information?: Json
  tokens?: Json
  discovery?: Json
  verifier?: string
  /** Where the library has sent the user, who has not answered yet, and the verifier of that request. */
  sentTo?: URL | undefined
  sentWith?: string | undefined
}

/** @param documentUrl address of the client's metadata document; without it the client registers */
const providerOf = (kept: Keeper, redirectUrl: string, documentUrl?: string) => ({
  redirectUrl,
  ...(documentUrl !== undefined && { clientMetadataUrl: documentUrl }),
  clientMetadata: {
    client_name: 'A client of a library',
    redirect_uris: [redirectUrl],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  state: () => 'a state',
  clientInformation: () => kept.information,
  saveClientInformation(information: Json) {
    kept.information = information
  },
  tokens: () => kept.tokens,
  saveTokens(tokens: Json) {
    kept.tokens = tokens
  },
  redirectToAuthorization(url: URL) {
    // Keeps the first request, which the user answers. A library that has lost a stream begins another request.
    if (kept.sentTo !== undefined) return
    kept.sentTo = url
    kept.sentWith = kept.verifier
  },
  saveCodeVerifier(verifier: string) {
    kept.verifier = verifier
  },
  codeVerifier: () => kept.sentWith ?? '',
  saveDiscoveryState(state: Json) {
    kept.discovery = state
  },
  discoveryState: () => kept.discovery,
  invalidateCredentials(which: string) {
    if (which === 'all' || which === 'client') delete kept.information
    if (which === 'all' || which === 'tokens') delete kept.tokens
    if (which === 'all' || which === 'discovery') delete kept.discovery
  },
})

/** A client that is connected, or has sent the user to the authorization server instead. */
export interface OAuthClient {
  kept: Keeper
  /** Connects. False if the user has to decide first. */
  connect(): Promise<boolean>
  /** Calls a tool; null if the user has to decide first. */
  call(name: string, args?: Json): Promise<Json | null>
  /** Continues with what the authorization server sent to the redirect URI. */
  finish(answer: URLSearchParams): Promise<void>
  close(): Promise<void>
}

const orUndecided = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnauthorizedError || error instanceof FirstUnauthorizedError) return null
    throw error
  }
}

/** Makes a client of the second library, `@modelcontextprotocol/client`. */
export function secondClient(
  baseUrl: string,
  redirectUrl: string,
  mode: 'legacy' | { pin: string },
  documentUrl?: string,
): OAuthClient {
  const kept: Keeper = {}
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), {
      authProvider: providerOf(kept, redirectUrl, documentUrl),
      fetch: patientFetch,
    })
  let [client, current] = [new Client(NAME), transport()]
  return {
    kept,
    async connect() {
      current = transport()
      client = new Client(NAME, { versionNegotiation: { mode } })
      return (await orUndecided(() => client.connect(current))) !== null
    },
    call: (name, args = {}) => orUndecided(() => client.callTool({ name, arguments: args })),
    finish: (answer) => current.finishAuth(answer),
    close: () => client.close(),
  }
}

/** Makes a client of the first library, `@modelcontextprotocol/sdk`. */
export function firstClient(baseUrl: string, redirectUrl: string): OAuthClient {
  const kept: Keeper = {}
  const transport = () =>
    new FirstTransport(new URL(`${baseUrl}/mcp`), { authProvider: providerOf(kept, redirectUrl), fetch: patientFetch })
  let [client, current] = [new FirstClient(NAME), transport()]
  return {
    kept,
    async connect() {
      current = transport()
      client = new FirstClient(NAME)
      return (await orUndecided(() => client.connect(current))) !== null
    },
    call: (name, args = {}) => orUndecided(() => client.callTool({ name, arguments: args })),
    finish: (answer) => current.finishAuth(answer.get('code') ?? ''),
    close: () => client.close(),
  }
}
