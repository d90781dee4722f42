import { de } from './de.js'
import { en, type Words } from './en.js'

export type { Words } from './en.js'

/** The languages of the pages. The first is used where the browser asks for none of them. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const WORDS: Readonly<Record<Language, Words>> = { en, de }

export const wordsOf = (language: Language): Words => WORDS[language]
