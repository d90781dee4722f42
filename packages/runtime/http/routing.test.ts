import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routerOf } from '@agent-memory/runtime/http/routing'
import { expect, test } from '@jest/globals'
import express from 'express'

test('a literal path wins over a pattern, regardless of other paths and order', async () => {
  const others = ['/a/:id', '/zoo', '/agent/entity', '/agent/:agent_id/disconnect/:volume_id', '/memory/:memory_id']
  const paths = [...others, '/agent/documents/:volume_id', '/agent/graph', '/agent/documents/upload', '/memory/query']
  for (const order of [paths, paths.toReversed(), paths.toSorted(), paths.toSorted().toReversed()]) {
    const app = express()
    app.use(
      routerOf(order.map((path) => ({ method: 'get', path, handler: (_, response) => void response.send(path) }))),
    )
    const server = createServer(app).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    for (const path of ['/agent/documents/upload', '/memory/query', '/agent/graph']) {
      expect(await (await fetch(base + path)).text()).toBe(path)
    }
    expect(await (await fetch(`${base}/agent/documents/1`)).text()).toBe('/agent/documents/:volume_id')
    server.close()
  }
})
