/**
 * Makes more questions from those of a conversation. Swapping the person turns an answerable question into an
 * unanswerable one, and vice versa. Replacing a noun by one from another question makes a question unanswerable.
 */
import { goldOf } from '../../bench/lib/gold.mjs'
import {
  isAsking,
  isLight,
  isStop,
  rootsIn,
  wordsOf,
} from '../../packages/core/dist/memory/answers/extractive/words.js'
import { isVerbForm } from '../../packages/core/dist/text/lemma.js'

const ADVERSARIAL = 5
const ANSWERED = 4
const rooted = rootsIn('english')
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

const peopleOf = ({ turns }) => [...new Set(turns.map(({ text }) => text.split(':')[0]))]

export const personSwaps = (conversation) => {
  const [one, other] = peopleOf(conversation)
  const names = (name, text) => new RegExp(`\\b${name}\\b`).test(text)
  return conversation.questions.flatMap((question) => {
    const { text, category } = question
    if (names(one, text) === names(other, text)) return []
    const [from, to] = names(one, text) ? [one, other] : [other, one]
    const swapped = text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to)
    return [{ ...question, text: swapped, category: category === ADVERSARIAL ? ANSWERED : ADVERSARIAL }]
  })
}

export const nounSwaps = (conversation, random) => {
  const people = peopleOf(conversation).map((name) => name.toLowerCase())
  const isNoun = (word) => {
    const { lower } = word
    if (isStop(word) || isAsking(word) || isLight(word) || isVerbForm(lower)) return false
    return !people.includes(lower) && lower.length > 3 && !/\d/.test(lower) && !MONTH.test(lower)
  }
  const nouns = (text) => wordsOf(text, rooted).slice(1).filter(isNoun)
  const texts = new Map(conversation.turns.map(({ id, text }) => [id, text]))
  const pool = conversation.questions.flatMap(({ text }) => nouns(text).map((word) => word.text))
  return conversation.questions.flatMap((question) => {
    if (question.category === ADVERSARIAL) return []
    const gold = goldOf(question, conversation).map((id) => texts.get(id))
    const said = new Set(wordsOf(gold.join(' '), rooted).map(({ root }) => root))
    const own = nouns(question.text).filter(({ root }) => said.has(root))
    if (own.length === 0) return []
    const replaced = own[Math.floor(random() * own.length)]
    let other = pool[0]
    for (let tries = 0; tries < 20; tries += 1) {
      other = pool[Math.floor(random() * pool.length)]
      if (!said.has(wordsOf(other, rooted)[0].root)) break
    }
    return [{ ...question, text: question.text.replace(replaced.text, other), category: ADVERSARIAL }]
  })
}
