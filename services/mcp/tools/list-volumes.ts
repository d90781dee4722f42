import { presentAccessibleVolume } from '@agent-memory/core/present/accounts'
import { accessibleVolumes } from '@agent-memory/core/volumes'
import { z } from 'zod'
import { tool } from '../tool.js'
import { volumeShape } from '../volumes.js'

/** An answer is for a model to read. */
const MOST_LISTED = 200

export const listVolumes = tool({
  name: 'list_volumes',
  title: 'List volumes',
  description:
    'Lists the volumes that this key reaches, each a separate store of memories, with what the key may do in each: ' +
    'read, write or both. Call it first when a tool asks for a volume_id.',
  scope: 'memory:read',
  operation: 'volume',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  input: z.object({}),
  output: z.object({
    volumes: z.array(volumeShape),
    total: z.int().describe(`How many there are; the first ${MOST_LISTED}, by age, are listed.`),
  }),
  async run({ ports, caller }) {
    const volumes = await accessibleVolumes(ports, caller.principal)
    return { volumes: volumes.slice(0, MOST_LISTED).map(presentAccessibleVolume), total: volumes.length }
  },
})
