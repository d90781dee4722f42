import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchData } from './service.mjs'

/** The specification's limit for a memory's text. BEAM has one longer message, mostly white space, which is cut. */
const LONGEST = 50_000

/**
 * Reads BEAM 100K's development conversations. Each message is a turn with the date of the last time anchor before or
 * at it. Each question has its answer and the ids of its source messages.
 */
export const readBeam = () => {
  const folder = join(benchData, 'beam/100K')
  return readdirSync(folder)
    .sort((one, other) => Number(one) - Number(other))
    .map((name) => {
      const read = (file) => JSON.parse(readFileSync(join(folder, name, file), 'utf8'))
      return {
        id: `beam-${name}`,
        turns: dated(read('chat.json').flatMap(({ turns }) => turns.flat())),
        questions: Object.entries(read('probing_questions.json')).flatMap(([category, questions]) =>
          questions.map(({ question, answer, ideal_answer, source_chat_ids }) => ({
            text: question,
            answer: answer ?? ideal_answer ?? null,
            gold: idsIn(source_chat_ids),
            category,
          })),
        ),
      }
    })
}

/** Gives each message the date of the last `time_anchor`: only the first message of a day has one ("March-15-2024"). */
const dated = (messages) => {
  let date
  return messages.map(({ id, content, time_anchor }) => {
    if (time_anchor) date = new Date(`${time_anchor.replaceAll('-', ' ')} UTC`).toISOString()
    return { id, text: [...content].slice(0, LONGEST).join(''), date }
  })
}

/** Returns all source ids, which BEAM gives as a number, a list, or lists by name. */
const idsIn = (value) => {
  if (Number.isInteger(value)) return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : []
}
