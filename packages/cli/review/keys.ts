import type { ReviewBody } from '@agent-memory/client/types'

/** A key as node:readline reports it. */
export interface Key {
  name?: string | undefined
  ctrl?: boolean | undefined
  meta?: boolean | undefined
}

/** An act of this sitting that can be undone. */
export interface Done {
  writeId: string
  memoryId: string
}

/** Where a reviewer is: the memory shown, those it conflicts with, which of them is chosen, and what was done. */
export interface Sitting {
  memoryId: string
  others: readonly string[]
  /** The position in `others` that merge and supersede mean. */
  chosen: number
  /** The last act is last. */
  done: readonly Done[]
}

export type Step =
  | { do: 'review'; body: ReviewBody }
  | { do: 'undo'; done: Done }
  | { do: 'choose'; sitting: Sitting }
  | { do: 'say'; sentence: string }
  | { do: 'next' | 'quit' | 'nothing' }

/** As many others can be chosen by a digit. */
export const MOST_OTHERS = 9

/** What a key means at this memory. */
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
    sentence: `It conflicts with no memory that it could ${action === 'merge' ? 'join' : 'replace'}.`,
  }
}

const undoLast = ({ done }: Sitting): Step => {
  const last = done.at(-1)
  return last ? { do: 'undo', done: last } : { do: 'say', sentence: 'Nothing has been done here that could be undone.' }
}

const choice = (sitting: Sitting, name: string): Step => {
  const chosen = /^[1-9]$/.test(name) ? Number(name) - 1 : -1
  return chosen in sitting.others ? { do: 'choose', sitting: { ...sitting, chosen } } : { do: 'nothing' }
}
