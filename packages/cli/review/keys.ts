import type { ReviewBody } from '@agent-memory/client/types'

/** A key as node:readline reports it. */
export interface Key {
  name?: string | undefined
  ctrl?: boolean | undefined
  meta?: boolean | undefined
}

/** An action of this session that can be undone. */
export interface Done {
  writeId: string
  memoryId: string
}

/**
 * The state of a review session: the memory on the screen, the memories it conflicts with, which of these is chosen,
 * and the actions so far.
 */
export interface Sitting {
  memoryId: string
  others: readonly string[]
  /** The index in `others` of the target for merge and supersede. */
  chosen: number
  /** Oldest first. */
  done: readonly Done[]
}

export type Step =
  | { do: 'review'; body: ReviewBody }
  | { do: 'undo'; done: Done }
  | { do: 'choose'; sitting: Sitting }
  | { do: 'say'; sentence: string }
  | { do: 'next' | 'quit' | 'nothing' }

/** Maximum number of other memories that digits can choose from. */
export const MOST_OTHERS = 9

/** Returns what a key means for this memory. */
export const stepOf = (sitting: Sitting, { name = '', ctrl, meta }: Key): Step => {
  if (ctrl) return { do: name === 'd' ? 'quit' : 'nothing' }
  if (meta) return { do: 'nothing' }
  switch (name) {
    case 'a':
      return { do: 'review', body: { action: 'approve' } }
    case 'r':
      return { do: 'review', body: { action: 'reject' } }
    case 'm':
      return onTarget(sitting, 'merge')
    case 's':
      return onTarget(sitting, 'supersede')
    case 'u':
      return undoLast(sitting)
    case 'n':
      return { do: 'next' }
    case 'q':
      return { do: 'quit' }
    default:
      return choice(sitting, name)
  }
}

const onTarget = ({ others, chosen }: Sitting, action: 'merge' | 'supersede'): Step => {
  const target = others[chosen]
  if (target !== undefined) return { do: 'review', body: { action, target_id: target } }
  return {
    do: 'say',
    sentence: `There is no conflicting memory to ${action === 'merge' ? 'merge into' : 'supersede'}.`,
  }
}

const undoLast = ({ done }: Sitting): Step => {
  const last = done.at(-1)
  return last ? { do: 'undo', done: last } : { do: 'say', sentence: 'There is nothing to undo in this session.' }
}

const choice = (sitting: Sitting, name: string): Step => {
  const chosen = /^[1-9]$/.test(name) ? Number(name) - 1 : -1
  return chosen in sitting.others ? { do: 'choose', sitting: { ...sitting, chosen } } : { do: 'nothing' }
}
