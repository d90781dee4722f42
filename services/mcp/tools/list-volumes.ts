import { accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import { presentAccessibleVolume } from '@agent-memory/core/present/accounts'
import { z } from 'zod'
import { tool } from '../tool.js'
import { volumeShape } from '../volumes.js'

/** Keeps the answer short enough for a model. */
const MOST_LISTED = 200

export const listVolumes = tool({
  name: 'list_volumes',
  title: 'List volumes',
  description:
    'Lists the volumes you can access, each a separate store of memories, with what you can do in each: ' +
    'read, write or both. Other tools take the name of a volume in their argument "volume".',
  scope: 'memory:read',
  operation: 'volume',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  input: z.object({}),
  output: z.object({
    volumes: z.array(volumeShape),
    total: z.int().describe(`How many there are; the ${MOST_LISTED} oldest are listed.`),
  }),
  async run({ ports, caller }) {
    const volumes = await accessibleVolumes(ports, caller.principal)
    return { volumes: volumes.slice(0, MOST_LISTED).map(presentAccessibleVolume), total: volumes.length }
  },
})
