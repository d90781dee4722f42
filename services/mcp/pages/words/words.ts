import type { Language } from '../language.js'
import { de } from './de.js'
import { en, type Words } from './en.js'

export type { Words } from './en.js'

const WORDS: Readonly<Record<Language, Words>> = { en, de }

export const wordsOf = (language: Language): Words => WORDS[language]
