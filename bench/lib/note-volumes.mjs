/** Small volumes of plain notes with questions, written for this project: the third set of the answers' benchmark. */
import { readFileSync } from 'node:fs'
import { compare } from '../../packages/core/dist/memory/guard/relation/compare.js'

/**
 * Reads volumes as `findTurns` takes them: each memory a turn. A memory that a later one supersedes is left out, as the guard does.
 * A question's gold answers are pieces of the memories that answer it; null if no memory does. `category`: the volume's name.
 * @param file a list of `{ name, split, memories, questions: [text, gold, places of the answering memories][] }`;
 *   without places, the memories that contain a gold answer
 */
export const readNoteVolumes = (file) => JSON.parse(readFileSync(file, 'utf8')).map(volumeOf)

export const volumeOf = ({ name, split, memories, questions }) => ({
  id: `notes-${name}`,
  split,
  turns: memories
    .map((text, at) => ({ id: at, text }))
    .filter(({ id, text }) => !memories.slice(id + 1).some((later) => isSuperseded(text, later))),
  questions: questions.map(([text, answer, places]) => {
    const answers = answer === null ? [] : [answer].flat()
    const gold = places ?? memories.flatMap((memory, at) => (answers.some((each) => memory.includes(each)) ? [at] : []))
    return { text, category: answer === null ? 'abstention' : name, answers, gold }
  }),
})

const DAY = new Date('2025-01-01')
const said = (text) => ({
  text,
  ...{ speaker: 'agent:bench', writer: 'bench', eventDate: DAY, eventDateSource: 'written', writtenAt: DAY },
})
const isSuperseded = (older, newer) => compare(said(older), said(newer)).kind === 'supersedes'
