import { exportAnswer, exportBody } from '@agent-memory/core/memory/export-schemas'
import { type ExportPorts, exportMemories } from '@agent-memory/core/memory/read'
import { pageOf } from '@agent-memory/core/paging'
import { presentExported } from '@agent-memory/core/present/memories'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { okList } from '../envelope.js'

/** Exports a volume's memories in full, page by page. */
export const exportRoutes = (ports: ExportPorts): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/memory/export',
    summary: "Read a volume's memories in full, page by page",
    description:
      'Returns every current memory except chunks of documents, oldest first. Each has its wordings, except those ' +
      'from before an edit of its text. Fields that also exist in POST /memory/propose or its `origin` have the same ' +
      'names here.',
    tag: 'Memory',
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume'],
    body: exportBody,
    success: { status: 200, body: exportAnswer },
    async handle({ principal, body }) {
      return okList('memories', await exportMemories(ports, principal, body.volume_id, pageOf(body)), presentExported)
    },
  }),
]
