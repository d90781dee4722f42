import type { ListedMemory } from '@agent-memory/client/types'
import type { Output } from '../output/output.js'
import { printableJson } from '../output/text.js'
import { describeLine, lineOfListed } from './memories.js'

interface ListingTexts {
  /** One line for programs. */
  plain(memory: ListedMemory): string
  /** Printed at a terminal if there are no memories. */
  none: string
}

/** Prints all memories as they come, so that listing a volume of any size takes little memory. */
export const printListing = async (
  output: Output,
  memories: AsyncIterable<ListedMemory>,
  { plain, none }: ListingTexts,
): Promise<void> => {
  const textOf = (memory: ListedMemory): string => {
    if (output.quiet) return memory.memory_id
    return output.isTerminal ? describeLine(output, lineOfListed(memory)) : plain(memory)
  }
  let count = 0
  if (output.json) await output.write('{"memories":[')
  for await (const memory of memories) {
    if (output.json) await output.write(`${count === 0 ? '' : ','}${printableJson(memory)}`)
    else await output.write(`${textOf(memory)}\n`)
    count++
  }
  if (output.json) await output.write('],"next_cursor":null}\n')
  else if (count === 0 && output.isTerminal) output.note(none)
}
