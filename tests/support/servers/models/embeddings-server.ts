import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EmbeddingsServer {
  url: string
  /** Texts that the server received, by model. */
  texts: Map<string, string[]>
  /** Delays answers to matching texts until the returned function is called. */
  hold(texts: RegExp): () => void
  close(): Promise<void>
}

const DIMENSION = 64

/**
 * Fakes a third-party embedding service: POST /v1/embeddings as OpenAI documents it, with a bearer token, rejecting
 * unknown fields. A text's vector is the sum of one direction per word, so that texts with common words are similar.
 */
export async function startEmbeddingsServer(token: string): Promise<EmbeddingsServer> {
  const texts = new Map<string, string[]>()
  let held: { texts: RegExp; released: Promise<void> } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const answer = (status: number, json: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(json))
    }
    if (request.url !== '/v1/embeddings') return answer(404, { error: { message: 'Unknown path' } })
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401, { error: { message: 'Wrong key' } })
    const { model, input, encoding_format: format = 'float', ...unknown } = JSON.parse(body)
    const [field] = Object.keys(unknown)
    if (field) return answer(400, { error: { message: `Unrecognized request argument supplied: ${field}` } })
    const given: string[] = typeof input === 'string' ? [input] : input
    if (held && given.some((text) => held?.texts.test(text))) await held.released
    texts.set(model, [...(texts.get(model) ?? []), ...given])
    const data = given.map((text, index) => ({ object: 'embedding', index, embedding: encode(embed(text), format) }))
    answer(200, { object: 'list', model: `${model}-0042`, data, usage: { prompt_tokens: 1, total_tokens: 1 } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    hold(texts) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { texts, released }
      return release
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const embed = (text: string): Float32Array => {
  const vector = new Float32Array(DIMENSION)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? ['nothing']) {
    const bytes = createHash('sha512').update(word).digest()
    for (let at = 0; at < DIMENSION; at++) vector[at] = (vector[at] as number) + (bytes[at] as number) - 127.5
  }
  return vector
}

const encode = (vector: Float32Array, format: string): string | number[] =>
  format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : Array.from(vector)
