import { AppError } from '@agent-memory/core/errors'
import { uuid } from '@agent-memory/core/schemas'
import { accessibleVolumes } from '@agent-memory/core/volumes'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Exchange } from './exchange.js'
import { protocolFailure } from './failure.js'
import { presentVolume } from './volumes.js'

const VOLUMES = 'memory://volumes'
/** A list is for a person to choose from. */
const MOST_LISTED = 200

/** The volumes of the caller, as a list and each for itself. */
export function registerResources(server: McpServer, exchange: Exchange): void {
  const { ports, caller } = exchange
  const volumes = async () =>
    (await accessibleVolumes(ports, caller.principal)).slice(0, MOST_LISTED).map(presentVolume)
  const guarded = <T>(work: () => Promise<T>, uri?: string): Promise<T> =>
    work().catch((error: unknown) => {
      throw protocolFailure(error, exchange, uri)
    })

  server.registerResource(
    'volumes',
    VOLUMES,
    { title: 'Volumes', description: 'The volumes that this key reaches.', mimeType: 'application/json' },
    ({ href }) => guarded(async () => json(href, { volumes: await volumes() })),
  )
  server.registerResource(
    'volume',
    new ResourceTemplate(`${VOLUMES}/{id}`, {
      list: () => guarded(async () => ({ resources: (await volumes()).map(resourceOf) })),
      complete: {
        id: (begun) =>
          guarded(async () => (await volumes()).map(({ volume_id }) => volume_id).filter((id) => id.startsWith(begun))),
      },
    }),
    { title: 'Volume', description: 'One volume, and what this key may do in it.', mimeType: 'application/json' },
    ({ href }, { id }) =>
      guarded(async () => {
        const wanted = uuid().safeParse(id).data
        const volume = (await accessibleVolumes(ports, caller.principal)).find(({ volumeId }) => volumeId === wanted)
        if (volume === undefined) throw new AppError('volume_not_found', 'You have no volume with this id.')
        return json(href, presentVolume(volume))
      }, href),
  )
}

const json = (uri: string, value: unknown) => ({
  contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(value) }],
})

const resourceOf = ({ volume_id, name }: ReturnType<typeof presentVolume>) => ({
  uri: `${VOLUMES}/${volume_id}`,
  name,
  title: name,
  mimeType: 'application/json',
})
