import type { ProposeBody } from '@agent-memory/client/types'

/** One item of `POST /memory/propose`. */
export type ProposeItem = Extract<ProposeBody, { items: unknown }>['items'][number]
/** Who wrote a memory first, and when: what an import hands over besides the write itself. */
export type Origin = NonNullable<ProposeItem['origin']>
