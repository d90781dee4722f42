/**
 * Measures the time that asking a reranker adds to a query, without the reranker's own time. Two services have the same
 * memories, and one of them has a reranker that answers at once. Both get the same queries alternately, in one run and
 * from one client.
 * usage: node bench/reranker.mjs [memories, default 1000] [queries, default 300]
 */
import { createServer } from 'node:http'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, percentiles, round, startService, timed } from './lib/service.mjs'

const MEMORIES = Number(process.argv[2] ?? 1_000)
const QUERIES = Number(process.argv[3] ?? 300)
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text)).slice(0, MEMORIES)
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))

/**
 * Starts a reranker with the API of text-embeddings-inference that keeps the given order. `times` holds the
 * milliseconds from each request to its answer.
 */
const startReranker = async () => {
  const times = []
  const texts = []
  const server = createServer(async (request, response) => {
    const began = performance.now()
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const body = JSON.parse(text)
    texts.push(body.texts.length)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body.texts.map((_, index) => ({ index, score: -index }))))
    times.push(performance.now() - began)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, times, texts, close: () => server.close() }
}

const startFilled = async (env) => {
  const service = await startService(env)
  const volume = await service.makeVolume('reranker')
  await timed(turns, 8, (text) => service.write(volume, text))
  return { stop: service.stop, ask: (query) => service.query(volume, query) }
}

const reranker = await startReranker()
const without = await startFilled()
const asking = await startFilled({ RERANKER_URL: reranker.url })
const times = { without: [], with: [] }
const take = async (side, ask, query) => {
  const start = performance.now()
  const answer = await ask(query)
  times[side].push(performance.now() - start)
  if (answer.degraded) throw new Error(`degraded: ${answer.degraded}`)
}
for (const query of questions.slice(QUERIES, QUERIES + 30)) await Promise.all([without.ask(query), asking.ask(query)])
reranker.times.length = 0
for (const [at, query] of questions.slice(0, QUERIES).entries()) {
  const sides = [() => take('without', without.ask, query), () => take('with', asking.ask, query)]
  for (const side of at % 2 ? sides.reverse() : sides) await side()
}
await Promise.all([without.stop(), asking.stop()])
reranker.close()

const figures = {
  memories: turns.length,
  texts_per_query: round(reranker.texts.reduce((sum, count) => sum + count, 0) / reranker.texts.length),
  without: percentiles(times.without),
  with: percentiles(times.with),
  reranker: percentiles(reranker.times),
}
const added = (name) => round(figures.with[name] - figures.without[name] - figures.reranker[name])
const result = { ...figures, added: { p50_ms: added('p50_ms'), p95_ms: added('p95_ms') } }
console.log(result)
keepResult('reranker', result)
