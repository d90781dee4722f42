/**
 * Measures the time that MCP adds to a call. Each tool call alternates with the equivalent REST request, in one run and
 * from one client.
 * usage: node bench/mcp.mjs [calls of each, default 300]
 */
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, percentiles, startService } from './lib/service.mjs'

const CALLS = Number(process.argv[2] ?? 300)
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))
/** Returns each text once, then again with a number added, so that no two writes merge and no query is asked twice. */
const takeTurn = taker(turns)
const takeQuestion = taker(questions)

function taker(texts) {
  let next = 0
  return () => {
    const text = texts[next % texts.length]
    return next++ < texts.length ? text : `${text} (${next})`
  }
}

const REVISIONS = {
  '2025-11-25': { headers: { 'mcp-protocol-version': '2025-11-25' }, params: {} },
  '2026-07-28': {
    headers: { 'mcp-protocol-version': '2026-07-28' },
    params: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  },
}

const mcpOf = ({ base, key }, revision) => {
  let id = 0
  const { headers, params } = REVISIONS[revision]
  return async (name, args) => {
    const response = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-method': 'tools/call',
        'mcp-name': name,
        ...headers,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: ++id,
        method: 'tools/call',
        params: { name, arguments: args, ...params },
      }),
    })
    const text = await response.text()
    const json = text.startsWith('{') ? text : text.slice(text.indexOf('data: ') + 6)
    const { result, error } = JSON.parse(json)
    if (error || result.isError) throw new Error(`${name}: ${text.slice(0, 300)}`)
    return result.structuredContent
  }
}

/** Times both sides alternately; REST first in every other pair. */
const beside = async (rest, mcp) => {
  const times = { rest: [], mcp: [] }
  const take = async (side, work) => {
    const start = performance.now()
    await work()
    times[side].push(performance.now() - start)
  }
  for (let call = 0; call < CALLS; call++) {
    const sides = [() => take('rest', rest), () => take('mcp', mcp)]
    for (const side of call % 2 ? sides.reverse() : sides) await side()
  }
  return { rest: percentiles(times.rest), mcp: percentiles(times.mcp) }
}

const service = await startService()
const figures = {}
try {
  const volume = await service.makeVolume('mcp')
  for (let at = 0; at < 20; at++) {
    const items = Array.from({ length: 50 }, () => ({ content: takeTurn(), volume_id: volume }))
    await service.call('POST', '/memory/propose', { items }, { prefer: 'wait=25' })
  }
  for (const revision of Object.keys(REVISIONS)) {
    const tool = mcpOf(service, revision)
    const write = () => service.write(volume, takeTurn())
    const written = async () => (await write()).memory_id
    const erasable = []
    for (let at = 0; at < 2 * CALLS + 2; at++) erasable.push(await written())
    const kept = await written()
    const pairs = {
      search_memories: [
        () => service.query(volume, takeQuestion()),
        () => tool('search_memories', { query: takeQuestion(), volume_id: volume }),
      ],
      add_memory: [write, () => tool('add_memory', { content: takeTurn(), volume_id: volume })],
      delete_memory: [
        () => service.call('DELETE', `/memory/${erasable.pop()}`),
        () => tool('delete_memory', { memory_id: erasable.pop() }),
      ],
      list_volumes: [() => service.call('GET', '/agent/volumes'), () => tool('list_volumes', {})],
      fetch: [() => service.call('GET', `/memory/${kept}`), () => tool('fetch', { id: kept })],
    }
    figures[revision] = {}
    for (const [name, [rest, mcp]] of Object.entries(pairs)) {
      await rest()
      await mcp()
      figures[revision][name] = await beside(rest, mcp)
    }
  }
} finally {
  await service.stop()
}
keepResult('mcp', { calls: CALLS, figures })

const BOUND = { search_memories: 1.3, add_memory: 1.3 }
for (const [revision, tools] of Object.entries(figures)) {
  console.log(`\n${revision}, ${CALLS} calls of each`)
  const rows = Object.entries(tools).map(([name, { rest, mcp }]) => [
    name,
    {
      'REST p50 ms': rest.p50_ms,
      'MCP p50 ms': mcp.p50_ms,
      'added ms': Number((mcp.p50_ms - rest.p50_ms).toFixed(1)),
      ratio: Number((mcp.p50_ms / rest.p50_ms).toFixed(2)),
      'to reach': BOUND[name] ? `≤ ${BOUND[name]}` : '',
      'REST p95': rest.p95_ms,
      'MCP p95': mcp.p95_ms,
    },
  ])
  console.table(Object.fromEntries(rows))
}
