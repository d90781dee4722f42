/** In bytes; a large provider's keys and metadata have some 10 KB. */
const MOST_BYTES = 262_144

/** Like `fetch`, for an answer that is read completely: it fails if the answer is longer than 256 KB. */
export const boundedFetch = async (url: string, options: RequestInit): Promise<Response> => {
  const response = await fetch(url, options)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error(`the answer of the identity provider is longer than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, statusText, headers })
}
