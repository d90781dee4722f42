import type { writeBody } from '@agent-memory/core/memory/schemas'
import type { z } from 'zod'

type WriteBody = z.input<typeof writeBody>

/** A further wording of a memory: who wrote it and when. */
export interface OriginSource {
  content: string
  agent: string
  agent_id: string
  user_id: string | null
  session_id: string | null
  /** ISO 8601 */
  event_date: string | null
  created_at: string
}

/** Who wrote a memory first, and when: what an import hands over besides the write itself. */
export interface Origin {
  agent?: string
  agent_id?: string
  /** ISO 8601, not in the future. */
  created_at?: string
  event_date_source?: 'given' | 'text' | 'written'
  memory_type_source?: 'given' | 'detected'
  last_confirmed_at?: string | null
  /** At most 100; the memory's own first wording is not among them. */
  sources?: OriginSource[]
}

/** One item of `POST /memory/propose`. */
export type ProposeItem = WriteBody & { origin?: Origin }
