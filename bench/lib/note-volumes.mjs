/** Small volumes of plain notes with questions, written for this project. They are data sets of chat.mjs. */
import { readFileSync } from 'node:fs'
import { compare } from '../../packages/core/dist/memory/guard/relation/compare.js'

/**
 * Reads volumes in the form that `findTurns` takes, with each memory as a turn. Leaves out a memory that a later memory
 * supersedes, as the guard would. `category` is the volume's name, or 'abstention' if no memory answers the question.
 * @param file a list of `{ name, split, memories, questions: [text, gold, places][] }`. `gold` is one piece or several
 *   pieces of the memories that answer the question, or null if no memory does. `places` are the positions of these
 *   memories; the default is all memories that contain a piece.
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
