import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { GraphLedger } from '@agent-memory/core/ports/graph/graph-ledger'
import { fillGraph } from '@agent-memory/runtime/stores/loops/fill-graph'
import { expect, test } from '@jest/globals'

test('leftovers of an earlier fill for since-deleted volumes are erased before the store is read', async () => {
  const done: string[] = []
  const store: Partial<ExternalGraph> = {
    prepare: async () => {},
    revisions: async () => [],
    eraseVolume: async (volumeId) => void done.push(`erased ${volumeId}`),
    volumeIds: async () => ['there', 'erased meanwhile', 'made meanwhile'],
    markFilled: async () => void done.push('filled'),
  }
  const graphLedger: Partial<GraphLedger> = { revisions: async () => [] }
  const known = [['there'], ['there', 'made meanwhile']]
  await fillGraph(
    {
      graphLedger: graphLedger as GraphLedger,
      ledger: { volumeIds: async () => known.shift() ?? [], exclusively: async () => true },
    },
    store as ExternalGraph,
    new AbortController().signal,
  )
  expect(done.slice(-2)).toEqual(['erased erased meanwhile', 'filled'])
  expect(done).not.toContain('erased made meanwhile')
})
