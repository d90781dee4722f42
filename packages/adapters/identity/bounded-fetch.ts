import { wholeBody } from '../whole-body.js'

/** Maximum size of a response in bytes. The keys and metadata of a large provider have some 10 KB. */
const MOST_BYTES = 262_144

/** Fetches like `fetch`, and reads the whole response. Fails if the response is longer than 256 KB. */
export const boundedFetch = async (url: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(url, options)
  const body = await wholeBody(response.body, MOST_BYTES)
  if (body === null) throw new Error(`the identity provider sent a response of more than ${MOST_BYTES} bytes`)
  const { status, statusText, headers } = response
  return new Response(body.length === 0 ? null : body, { status, statusText, headers })
}
