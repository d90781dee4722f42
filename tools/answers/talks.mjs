/** Reads the made-up chats that train the answerer, into the format of bench/lib/locomo.mjs. */
import { readFileSync } from 'node:fs'

const CATEGORIES = { several: 1, time: 2, infer: 3, one: 4, nothing: 5 }

/**
 * @param file a list of `{ name, sessions: { date, turns: [speaker, text][] }[], questions: [text, kind, pieces][] }`.
 * `pieces` are excerpts from the turns that answer the question, one per turn.
 */
export const readTalks = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ name, sessions, questions }) => {
    const turns = sessions
      .flatMap(({ date, turns }) =>
        turns.map(([speaker, text]) => ({ date: `${date}T12:00:00Z`, text: `${speaker}: ${text}` })),
      )
      .map((turn, at) => ({ ...turn, id: at }))
    const goldOf = (pieces) =>
      turns.filter(({ text }) => pieces.some((piece) => text.includes(piece))).map(({ id }) => id)
    return {
      id: `talk-${name}`,
      turns,
      questions: questions.map(([text, kind, pieces]) => ({ text, category: CATEGORIES[kind], gold: goldOf(pieces) })),
    }
  })
