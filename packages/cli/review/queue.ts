import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import { everyItem } from '@agent-memory/client/transport/calls'
import type { CallOptions } from '@agent-memory/client/transport/request'
import type { ListedMemory, Memory, ReviewBody } from '@agent-memory/client/types'
import { LIMITS } from '@agent-memory/core/limits'
import type { Context } from '../context.js'
import { describeError } from '../describe-error.js'
import { Failure } from '../exit-codes.js'
import { type Keyboard, withKeyboard } from '../input/keyboard.js'
import { printable } from '../output/text.js'
import { type Case, drawCase } from './draw.js'
import { type Done, MOST_OTHERS, type Sitting, type Step, stepOf } from './keys.js'
import { undoWrite } from './undo.js'

const DEFAULT_COLUMNS = 80

/** Yields the memories of a volume that wait for review, newest first. */
export const flaggedMemories = (client: Client, volumeId: string, options: CallOptions) =>
  everyItem<ListedMemory>(async (cursor) => {
    const query = { volume_id: volumeId, limit: LIMITS.searchLimit.max, ...(cursor !== undefined && { cursor }) }
    const { memories, next_cursor } = await client.flagged(query, options)
    return { items: memories, next_cursor }
  })

/** Everything that a review session works with. */
interface Desk {
  context: Context
  client: Client
  keyboard: Keyboard
  options: CallOptions
  /** Ids of memories to show before the rest of the queue. The last one is shown first. */
  ahead: string[]
  done: Done[]
}

/** Shows the flagged memories of a volume one by one, and carries out what the reviewer's keys mean. */
export const reviewQueue = (context: Context, client: Client, volumeId: string): Promise<void> =>
  withKeyboard(context.io, async (keyboard) => {
    const options = { signal: keyboard.interrupted }
    const desk: Desk = { context, client, keyboard, options, ahead: [], done: [] }
    const rest = flaggedMemories(client, volumeId, options)
    for (;;) {
      const memoryId = desk.ahead.pop() ?? (await rest.next()).value?.memory_id
      const goesOn = memoryId === undefined ? await atTheEnd(desk) : await reviewOne(desk, memoryId)
      if (!goesOn) return
    }
  })

/** Shows one memory until it is decided or skipped. Resolves with false if the reviewer leaves. */
const reviewOne = async (desk: Desk, memoryId: string): Promise<boolean> => {
  const shown = await caseOf(desk, memoryId)
  if (shown === null) return true
  const others = shown.others.map(({ memory_id }) => memory_id)
  let sitting: Sitting = { memoryId, others, chosen: 0, done: desk.done }
  await draw(desk, shown, sitting)
  for (;;) {
    const step = await nextStep(desk, sitting)
    switch (step.do) {
      case 'quit':
        return false
      case 'next':
        return true
      case 'review':
        await carryOut(desk, memoryId, () => review(desk, memoryId, step.body))
        return true
      case 'undo':
        desk.ahead.push(memoryId)
        await carryOut(desk, step.done.memoryId, () => undoLast(desk, step.done))
        return true
      case 'choose':
        sitting = step.sitting
        await draw(desk, shown, sitting)
        break
      case 'say':
        await say(desk, step.sentence)
        break
      case 'nothing':
        break
    }
  }
}

/** Offers undo when the queue is empty. Resolves with false when the reviewer leaves. */
const atTheEnd = async (desk: Desk): Promise<boolean> => {
  if (desk.done.length === 0) {
    await say(desk, 'No more memories wait for review.')
    return false
  }
  await say(desk, 'No more memories wait for review.  [u]ndo  [q]uit')
  for (;;) {
    const step = await nextStep(desk, { memoryId: '', others: [], chosen: 0, done: desk.done })
    if (step.do === 'quit' || step.do === 'next') return false
    if (step.do !== 'undo') continue
    await carryOut(desk, step.done.memoryId, () => undoLast(desk, step.done))
    return true
  }
}

const nextStep = async ({ keyboard }: Desk, sitting: Sitting): Promise<Step> => {
  const key = await keyboard.next()
  return key === null ? { do: 'quit' } : stepOf(sitting, key)
}

/** Carries out an action and reports its outcome. After a failure, shows the memory again in its present state. */
const carryOut = async (desk: Desk, memoryId: string, act: () => Promise<string>): Promise<void> => {
  try {
    await say(desk, await act())
  } catch (error) {
    if (!(error instanceof Failure) && !isMemoryServiceError(error)) throw error
    desk.context.output.failure(error instanceof Failure ? error : describeError(error))
    if (desk.ahead.at(-1) !== memoryId) desk.ahead.push(memoryId)
  }
}

const DONE: Readonly<Record<ReviewBody['action'], string>> = {
  approve: 'Approved.',
  reject: 'Rejected.',
  merge: 'Merged.',
  supersede: 'Superseded the conflicting memory.',
}

const review = async (desk: Desk, memoryId: string, body: ReviewBody): Promise<string> => {
  const { write_id } = await desk.client.review(memoryId, body, desk.options)
  desk.done.push({ writeId: write_id, memoryId })
  return DONE[body.action]
}

const undoLast = async (desk: Desk, { writeId, memoryId }: Done): Promise<string> => {
  await undoWrite(desk.client, writeId, desk.options)
  desk.done.pop()
  desk.ahead.push(memoryId)
  return 'Undone.'
}

/** Returns the memory and the memories it conflicts with, as they are now; null if it no longer waits for review. */
const caseOf = async (desk: Desk, memoryId: string): Promise<Case | null> => {
  const memory = await readIfThere(desk, memoryId)
  if (!memory?.flagged) return null
  const ids = memory.conflicts_with.slice(0, MOST_OTHERS)
  const others = await Promise.all(ids.map((id) => readIfThere(desk, id)))
  const hidden = memory.conflicts_with.length - ids.length
  return { memory, others: others.filter((other) => other !== null), hidden }
}

const readIfThere = async ({ client, options }: Desk, memoryId: string): Promise<Memory | null> => {
  try {
    return await client.read(memoryId, options)
  } catch (error) {
    if (isMemoryServiceError(error, 'memory_not_found')) return null
    throw error
  }
}

const draw = ({ context: { io, output } }: Desk, shown: Case, { chosen }: Sitting): Promise<void> => {
  const look = { columns: io.stdout.columns || DEFAULT_COLUMNS, chosen, colours: output.colours }
  return output.write(`${drawCase(shown, look)}\n`)
}

const say = ({ context: { output } }: Desk, sentence: string): Promise<void> => output.write(`${printable(sentence)}\n`)
