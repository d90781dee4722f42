import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the reranker, in the same form for both APIs. */
export interface RerankRequest {
  query: string
  texts: string[]
}

export interface RerankerServer {
  /** Ends with the path of its API, without `/rerank`. */
  url: string
  requests: RerankRequest[]
  /** The relevance of a text. */
  relevance: (text: string, query: string) => number
  /** If set, handles requests in place of the reranker, to simulate an outage. */
  instead: ((response: ServerResponse) => void) | null
  close(): Promise<void>
}

/** Default limit of text-embeddings-inference for the number of texts in a request. */
const TEI_BATCH = 32

/**
 * Fakes a paid or GPU-bound reranker; the relevance of texts is up to the test. `cohere`: POST /v2/rerank as Cohere
 * documents it, with a model and a bearer token. `tei`: POST /rerank of Hugging Face's text-embeddings-inference, with
 * its limits. Both answer the most relevant first and reject unknown fields.
 */
export async function startRerankerServer(shape: 'cohere' | 'tei', token: string): Promise<RerankerServer> {
  const requests: RerankRequest[] = []
  const fake: Pick<RerankerServer, 'relevance' | 'instead'> = { relevance: () => 0, instead: null }
  const answer = shape === 'cohere' ? answerAsCohere : answerAsTei
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    if (fake.instead) return fake.instead(response)
    const [status, json] = whyRefused(request, shape, token) ?? answer(JSON.parse(text), requests, fake.relevance)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(fake, {
    url: shape === 'cohere' ? `${origin}/v2` : origin,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

type Answer = [status: number, json: unknown]
type Relevance = RerankerServer['relevance']

const whyRefused = ({ method, url, headers }: IncomingMessage, shape: string, token: string): Answer | null => {
  if (method !== 'POST' || url !== (shape === 'cohere' ? '/v2/rerank' : '/rerank'))
    return [404, { message: 'not found' }]
  return headers.authorization === `Bearer ${token}` ? null : [401, { message: 'invalid api token' }]
}

const answerAsCohere = (body: Record<string, unknown>, requests: RerankRequest[], relevance: Relevance): Answer => {
  const { model, query, documents, top_n, ...unknown } = body
  const isValid = typeof model === 'string' && typeof query === 'string' && Array.isArray(documents)
  if (!isValid || Object.keys(unknown).length > 0) return [400, { message: 'invalid request' }]
  requests.push({ query, texts: documents })
  const results = ranked(query, documents, relevance).slice(0, (top_n as number | undefined) ?? documents.length)
  return [200, { id: 'r', results: results.map(([index, relevance_score]) => ({ index, relevance_score })), meta: {} }]
}

const answerAsTei = (body: Record<string, unknown>, requests: RerankRequest[], relevance: Relevance): Answer => {
  const { query, texts, raw_scores, return_text, truncate, truncation_direction, ...unknown } = body
  if (typeof query !== 'string' || !Array.isArray(texts) || Object.keys(unknown).length > 0)
    return [422, { error: 'invalid request', error_type: 'Validation' }]
  if (texts.length > TEI_BATCH)
    return [422, { error: `batch size ${texts.length} > maximum allowed batch size 32`, error_type: 'Validation' }]
  if (!truncate && texts.some((text) => text.length > 1_500))
    return [413, { error: 'too long', error_type: 'Validation' }]
  requests.push({ query, texts })
  return [200, ranked(query, texts, relevance).map(([index, score]) => ({ index, score }))]
}

const ranked = (query: string, texts: readonly string[], relevance: Relevance): [index: number, score: number][] =>
  texts
    .map((text, index): [number, number] => [index, relevance(text, query)])
    .sort(([, one], [, other]) => other - one)
