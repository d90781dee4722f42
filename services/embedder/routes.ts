import { invalid } from '@agent-memory/core/errors'
import { embeddingsRequest, embeddingsResponse, encodeEmbedding } from '@agent-memory/core/memory/index/embeddings'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { z } from 'zod'

const modelsResponse = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), object: z.literal('model') })),
})

/**
 * Returns POST /v1/embeddings for the other processes of a split installation, and GET /v1/models, which these
 * processes call to check their access. The format is defined in core/memory/index/embeddings.ts. A process serves
 * these endpoints only if it runs the model itself and runs only some of the services.
 * @param token the bearer token that callers must send (core/accounts/keys/internal-token.ts)
 */
export const embedderRoutes = (embedder: Embedder, token: string): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/v1/models',
    summary: 'Return the name of the embedding model (internal)',
    tag: 'internal',
    answer: 'json',
    accepts: [{ internal: token }],
    operation: 'query',
    limit: null,
    success: { status: 200, body: modelsResponse },
    handle: async () => ({ object: 'list', data: [{ id: embedder.model, object: 'model' }] }),
  }),
  endpoint({
    method: 'post',
    path: '/v1/embeddings',
    summary: 'Embed texts (internal)',
    tag: 'internal',
    answer: 'json',
    accepts: [{ internal: token }],
    operation: 'query',
    limit: null,
    body: embeddingsRequest,
    success: { status: 200, body: embeddingsResponse },
    async handle({ body, signal }) {
      if (body.model !== embedder.model)
        throw invalid('model', `must be ${embedder.model}, the only model of this service`)
      const texts = typeof body.input === 'string' ? [body.input] : body.input
      const vectors = await Promise.all(texts.map((text) => vectorsOf(embedder, text, body, signal)))
      const data = vectors.flatMap((ofText, index) =>
        ofText.map((vector, window) => ({
          object: 'embedding' as const,
          index,
          ...(body.windows && { window }),
          embedding: encodeEmbedding(vector, body.encoding_format),
        })),
      )
      return { object: 'list', model: embedder.model, data }
    },
  }),
]

/**
 * If `windows` is true, embeds every window of the text. Otherwise cuts the text to one window, and embeds it as a text
 * or as a query (`as`).
 */
async function vectorsOf(
  embedder: Embedder,
  text: string,
  { priority, windows, as, tenant }: z.output<typeof embeddingsRequest>,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  if (windows) return embedder.windows(text, priority, { signal, tenant })
  return [await embedder[as](text, { signal, tenant })]
}
