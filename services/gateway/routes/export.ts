import { type ExportPorts, exportMemories, presentExported } from '@agent-memory/core/memory/export'
import { exportAnswer, exportBody } from '@agent-memory/core/memory/export-schemas'
import { pageOf } from '@agent-memory/core/paging'
import { type Route, route } from '@agent-memory/runtime/http/route'
import { okList } from '../envelope.js'

/** A volume's memories in full, page by page. */
export const exportRoutes = (ports: ExportPorts): Route[] => [
  route({
    method: 'post',
    path: '/memory/export',
    summary: "Read a volume's memories in full, page by page",
    description:
      'Every current memory with all its wordings, in order of creation: what `origin` of POST /memory/propose takes back.',
    tag: 'Memory',
    auth: 'key',
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
