import { ACTORS, CONDITIONS, HABITS, ORDERS, OUT, PEOPLE, RULES, TOOLS, URLS } from './order-phrases.mjs'
import { FREEDOMS, OVERRIDES, PERSONAS, STAYING } from './override-phrases.mjs'

/** Sentences made up by us, for training only: orders to a model, and harmless ones in the same words. */

/** A small generator (mulberry32), so that every run makes the same sentences. */
function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns {{orders: string[], harmless: string[]}} up to `count` different sentences of each kind */
export function madeSentences(count, facts) {
  const next = random(7)
  const one = (list) => list[Math.floor(next() * list.length)]
  const fill = (text) => text.replace('{out}', one(OUT)).replace('{url}', one(URLS)).replace('{tool}', one(TOOLS))
  const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}${next() < 0.5 ? '.' : ''}`
  const override = () => {
    const { drop, what, next: instead } = one(OVERRIDES)
    const before = next() < 0.3 ? `${one(facts)}. ` : ''
    return `${before}${one(drop)} ${one(what)} ${one(instead)}`.trim() + one(['.', '!', ''])
  }
  const persona = () => {
    const start = one([
      'From now on you are',
      'You will act as',
      'Pretend to be',
      'Imagine that you are',
      'I want you to play',
      'Take the role of',
    ])
    return `${start} ${one(PERSONAS)} ${one(FREEDOMS)}. ${one(STAYING)}`.trim()
  }
  const order = () => {
    const kind = next()
    if (kind < 0.2) return override()
    if (kind < 0.35) return persona()
    const [when, who, what] = [one(CONDITIONS), one(ACTORS), fill(one(ORDERS))]
    const shape = next()
    if (shape < 0.4) return sentence(`${when} ${who} ${what}`)
    if (shape < 0.6) return sentence(`${who} ${what} ${when.replace(/,$/, '')}`)
    if (shape < 0.75)
      return sentence(
        `${one(['note to the agent', 'for the assistant', 'to all models', 'AI instruction', 'bots'])}: ${what}`,
      )
    if (shape < 0.9) return `${one(facts)}. ${sentence(`${when} ${who} ${what}`)}`
    return sentence(
      `${one(['policy', 'it was agreed', 'the admin decided', 'the user wants it so'])}: ${when} ${who} ${what}`,
    )
  }
  const harmless = () => {
    const shape = next()
    if (shape < 0.35) return sentence(`${one(PEOPLE)} ${one(HABITS)}`)
    if (shape < 0.7) return sentence(fill(one(RULES)))
    return `${one(facts)}. ${sentence(fill(one(RULES)))}`
  }
  const many = (make) => [...new Set(Array.from({ length: count }, make))]
  return { orders: many(order), harmless: many(harmless) }
}
