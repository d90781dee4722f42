import type { proposalBody } from '@agent-memory/core/memory/propose-schemas'
import type { z } from 'zod'

/** One item of `POST /memory/propose`. */
export type ProposeItem = z.input<typeof proposalBody>
/** Who wrote a memory first, and when: what an import hands over besides the write itself. */
export type Origin = NonNullable<ProposeItem['origin']>
/** A further wording of a memory: who wrote it and when. */
export type OriginSource = NonNullable<Origin['sources']>[number]
