import { type Client, createClient } from '@agent-memory/client/client'
import type { Send } from './client.js'

/** The typed client on what `send` sends to. It retries nothing: what fails, the test shall see. */
export const typedClient = (send: Send, apiKey?: string): Client =>
  createClient({ baseUrl: BASE_URL, apiKey, fetch: fetchThrough(send), maxRetries: 0 })

/** `send` knows the real one. */
const BASE_URL = 'http://service.test'

/** `send` in the shape of fetch. */
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
