import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchData } from './service.mjs'

/**
 * Reads LoCoMo's development conversations: turns as `Speaker: text [shares caption]`, and questions with their gold
 * turns.
 */
export const readLocomo = () =>
  JSON.parse(readFileSync(join(benchData, 'locomo/locomo_dev.json'), 'utf8')).map(
    ({ sample_id, conversation, qa }) => ({
      id: sample_id,
      turns: sessionsOf(conversation).flatMap((turns) =>
        turns.map(({ dia_id, speaker, text, blip_caption }) => ({
          id: dia_id,
          text: `${speaker}: ${text}${blip_caption ? ` [shares ${blip_caption}]` : ''}`,
        })),
      ),
      questions: qa.map(({ question, evidence, category }) => ({ text: question, gold: evidence ?? [], category })),
    }),
  )

const sessionsOf = (conversation) =>
  Object.keys(conversation)
    .filter((key) => /^session_\d+$/.test(key))
    .sort((one, other) => Number(one.slice(8)) - Number(other.slice(8)))
    .map((key) => conversation[key])
