import { CONVERSATION_GAP_MS } from '@agent-memory/core/memory/find/rank-signals'
import { NONE } from '@agent-memory/core/memory/find/scan'
import { GrowingFloat64, GrowingInt32 } from './growing-array.js'

/** The memories of each conversation, linked in order of writing. */
export class Conversations {
  readonly #before = new GrowingInt32(NONE)
  readonly #after = new GrowingInt32(NONE)
  readonly #position = new GrowingFloat64(0)
  readonly #writtenAt = new GrowingFloat64(0)
  readonly #conversation = new GrowingInt32(NONE)
  readonly #numbers = new Map<string, number>()
  readonly #last: number[] = []

  get bytes(): number {
    const columns = [this.#before, this.#after, this.#position, this.#writtenAt, this.#conversation]
    return columns.reduce((sum, column) => sum + column.bytes, 0) + this.#numbers.size * 200
  }

  /** Adds a memory at its `position` in the conversation, even if memories with later positions were added earlier. */
  add(slot: number, conversation: string, position: number, writtenAt: number): void {
    const number = this.#numberOf(conversation)
    this.#conversation.set(slot, number)
    this.#position.set(slot, position)
    this.#writtenAt.set(slot, writtenAt)
    let after = NONE
    let before = this.#last[number] as number
    while (before !== NONE && this.#position.get(before) > position) {
      after = before
      before = this.#before.get(before)
    }
    this.#link(before, slot, number)
    this.#link(slot, after, number)
  }

  remove(slot: number): void {
    this.#link(this.#before.get(slot), this.#after.get(slot), this.#conversation.get(slot))
  }

  before(slot: number): number {
    return this.#within(slot, this.#before.get(slot))
  }

  after(slot: number): number {
    return this.#within(slot, this.#after.get(slot))
  }

  #within(slot: number, neighbour: number): number {
    if (neighbour === NONE) return NONE
    const gap = Math.abs(this.#writtenAt.get(slot) - this.#writtenAt.get(neighbour))
    return gap <= CONVERSATION_GAP_MS ? neighbour : NONE
  }

  #link(before: number, after: number, conversation: number): void {
    if (before !== NONE) this.#after.set(before, after)
    if (after !== NONE) this.#before.set(after, before)
    else this.#last[conversation] = before
  }

  #numberOf(conversation: string): number {
    const known = this.#numbers.get(conversation)
    if (known !== undefined) return known
    const number = this.#last.push(NONE) - 1
    this.#numbers.set(conversation, number)
    return number
  }
}
