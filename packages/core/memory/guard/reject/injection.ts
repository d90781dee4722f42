import { normalize } from '../../../text/normalize.js'
import { IMPERSONATION, PATTERNS } from './patterns.js'

const HIDDEN = 'The text contains hidden characters, which can hold instructions that a person does not see.'

/** The flags of England, Scotland and Wales contain tag characters. Elsewhere, such characters spell invisible text. */
const FLAG_TAGS = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,6}\u{E007F}/gu
const TAGS = /[\u{E0000}-\u{E007F}]/u
/** Runs of zero-width characters or variation selectors, which can smuggle bytes. */
const SMUGGLED = /(?:\u200D|[\u200B\u200C\u2060-\u2064\uFEFF]){8,}|[\u{FE00}-\u{FE0F}]{4,}|[\u{E0100}-\u{E01EF}]{4,}/u

/** Letters of other scripts that look like Latin ones, used to disguise words. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ո: 'n',
  ν: 'v',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ρ: 'p',
}
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g')

/**
 * Detects a text that attacks a model that will read it: one that tries to override the model's instructions, to
 * impersonate its system, or to make it leak data. Instructions for people, lasting wishes, and reports that quote an
 * attack are not attacks. Unclear texts pass.
 * @returns the reason for the rejection; null for any other text
 */
export function readerAttack(text: string): string | null {
  if (TAGS.test(text.replace(FLAG_TAGS, '')) || SMUGGLED.test(text)) return HIDDEN
  const plain = undisguised(text)
  for (const [reason, pattern] of PATTERNS) {
    const match = pattern.exec(plain)
    if (match && !isReported(plain, match.index, match.index + match[0].length) && !isForbidden(plain, match.index)) {
      return reason
    }
  }
  return breaksOut(plain) ? IMPERSONATION : null
}

const FRAME_TAG =
  /<(\/?)(?:system|instructions|context|memory|memories|system[-_](?:prompt|reminder|message)|retrieved[-_]\w{1,20})>/gi

/**
 * Whether the first tag is a closing one, such as `</memory>`: it would end the tag that a prompt puts around a memory.
 */
function breaksOut(text: string): boolean {
  const [first] = text.matchAll(FRAME_TAG)
  return first?.[1] === '/' && !isReported(text, first.index, first.index + first[0].length)
}

/** Normalizes compatibility forms, invisible characters, lookalikes and runs of spaces; keeps line breaks. */
export function undisguised(text: string): string {
  return normalize(text, 'NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\S+/g, (word) =>
      /[a-z]/i.test(word) ? word.replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter) : word,
    )
    .replace(/[^\S\n]+/g, ' ')
}

/** Whether the words before `at` make the match no attack: "Never ignore …", "it must not reveal …". */
const isForbidden = (text: string, at: number) =>
  /\b(?:never|not|n't|cannot|avoid|refuses?(?: to)?|prevents?|block(?:s|ed)?|detects?|reject(?:s|ed)?|against|attempts? to|tr(?:y|ies|ied) to|trick(?:s|ed)? \w+ (?:in)?to|attacks? (?:that|which)) (?:\w+ ){0,2}$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

/** Whether the match is inside quotes or code, and the text has at least three words outside these. */
function isReported(text: string, start: number, end: number): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start) + 1, start - 200)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, end + 200).split('\n')[0] ?? ''
  const quote = /(["“«`'])[^"“”«»`]{0,120}$/.exec(before)
  if (!quote) return false
  const opening = quote[1] ?? ''
  if (opening === "'" && !/(?:^|[\s(])$/.test(before.slice(0, quote.index))) return false
  const closing = opening === '“' ? '”' : opening === '«' ? '»' : opening
  if (!after.includes(closing)) return false
  const outside = `${before.slice(0, quote.index)} ${after.slice(after.indexOf(closing) + 1)}`
  return (outside.match(/\p{L}+/gu) ?? []).length >= 3
}
