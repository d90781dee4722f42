import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchData } from './service.mjs'

/**
 * Reads LoCoMo's development conversations: turns as `Speaker: text [shares caption]` with the moment of their session,
 * and questions with their gold turns and answer. `place`: the question's position, by which the audit names it.
 */
export const readLocomo = () =>
  JSON.parse(readFileSync(join(benchData, 'locomo/locomo_dev.json'), 'utf8')).map(
    ({ sample_id, conversation, qa }) => ({
      id: sample_id,
      turns: sessionsOf(conversation).flatMap(({ date, turns }) =>
        turns.map(({ dia_id, speaker, text, blip_caption }) => ({
          id: dia_id,
          date,
          text: `${speaker}: ${text}${blip_caption ? ` [shares ${blip_caption}]` : ''}`,
        })),
      ),
      questions: qa.map(({ question, answer, evidence, category }, place) => ({
        text: question,
        answer: answer === undefined ? null : String(answer),
        gold: evidence ?? [],
        category,
        place,
      })),
    }),
  )

const sessionsOf = (conversation) =>
  Object.keys(conversation)
    .filter((key) => /^session_\d+$/.test(key))
    .sort((one, other) => Number(one.slice(8)) - Number(other.slice(8)))
    .map((key) => ({ date: momentOf(conversation[`${key}_date_time`]), turns: conversation[key] }))

/** Reads "1:56 pm on 8 May, 2023", as UTC. */
const momentOf = (written) => {
  const [, time, half, day] = /^([\d:]+) ([ap]m) on (.+)$/.exec(written)
  return new Date(`${day.replace(',', '')} ${time} ${half} UTC`).toISOString()
}
