import { type Client, createClient } from '@agent-memory/client/client'
import type { Send } from './client.js'

/** The typed client over `send`. It retries nothing, so that the test sees each failure. */
export const typedClient = (send: Send, apiKey?: string): Client =>
  createClient({ baseUrl: BASE_URL, apiKey, fetch: fetchThrough(send), maxRetries: 0 })

/** Placeholder; `send` has the real one. */
const BASE_URL = 'http://service.test'

/** `send` as a fetch function. */
const fetchThrough =
  (send: Send): typeof fetch =>
  async (input, init = {}) => {
    const { method = 'GET', body, headers, signal } = init
    const reply = await send(method, String(input).slice(BASE_URL.length), {
      headers: headers as Record<string, string>,
      ...(typeof body === 'string' && { raw: body }),
      ...(signal && { signal }),
    })
    return new Response(reply.text, { status: reply.status, headers: reply.headers })
  }
