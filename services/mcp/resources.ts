import { accessibleVolume, accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import { AppError } from '@agent-memory/core/errors'
import { searchMemories } from '@agent-memory/core/memory/find/search'
import type { AccessibleVolume } from '@agent-memory/core/ports/accounts/volumes'
import { presentAccessibleVolume } from '@agent-memory/core/present/accounts'
import { presentPage } from '@agent-memory/core/present/memories'
import { uuid } from '@agent-memory/core/schemas'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Exchange } from './exchange.js'
import { protocolFailure } from './failure.js'

const VOLUMES = 'memory://volumes'
/** Maximum volumes listed: enough for a person to choose from. */
const MOST_LISTED = 200
const NEWEST = 20

/** Registers the caller's volumes as resources: a list, and each volume by itself. */
export function registerResources(server: McpServer, exchange: Exchange): void {
  const { ports, caller } = exchange
  const volumes = async () =>
    (await accessibleVolumes(ports, caller.principal)).slice(0, MOST_LISTED).map(presentAccessibleVolume)
  const guarded = <T>(work: () => Promise<T>, uri?: string): Promise<T> =>
    work().catch((error: unknown) => {
      throw protocolFailure(error, exchange, uri)
    })

  server.registerResource(
    'volumes',
    VOLUMES,
    { title: 'Volumes', description: 'The volumes you can access.', mimeType: 'application/json' },
    ({ href }) => guarded(async () => json(href, { volumes: await volumes() })),
  )
  server.registerResource(
    'volume',
    new ResourceTemplate(`${VOLUMES}/{id}`, {
      list: () => guarded(async () => ({ resources: (await volumes()).map(resourceOf) })),
      complete: {
        id: (typed) =>
          guarded(async () => (await volumes()).map(({ volume_id }) => volume_id).filter((id) => id.startsWith(typed))),
      },
    }),
    {
      title: 'Volume',
      description: 'One volume, what you can do in it, and its newest memories.',
      mimeType: 'application/json',
    },
    ({ href }, { id }, { mcpReq }) =>
      guarded(async () => {
        const wanted = uuid().safeParse(id)
        if (!wanted.success) throw new AppError('volume_not_found', 'You have no volume with this id.')
        const volume = await accessibleVolume(ports, caller.principal, wanted.data)
        return json(href, {
          ...presentAccessibleVolume(volume),
          newest_memories: await newest(exchange, volume, mcpReq.signal),
        })
      }, href),
  )
}

/** Reads the newest memories of a volume; returns no memories for a caller who can only write to it. */
async function newest({ ports, caller }: Exchange, { volumeId, permissions }: AccessibleVolume, signal: AbortSignal) {
  if (!permissions.includes('read')) return []
  const order = { query: undefined, mode: 'hybrid', filters: {}, limit: NEWEST, cursor: undefined } as const
  const page = await searchMemories(ports, { principal: caller.principal, volumeId, ...order, signal })
  return presentPage(page).data.memories.map(({ memory_id, content, memory_type, agent, event_date, created_at }) => ({
    memory_id,
    content,
    memory_type,
    agent,
    event_date,
    created_at,
  }))
}

const json = (uri: string, value: unknown) => ({
  contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }],
})

const resourceOf = ({ volume_id, name }: ReturnType<typeof presentAccessibleVolume>) => ({
  uri: `${VOLUMES}/${volume_id}`,
  name,
  title: name,
  mimeType: 'application/json',
})
