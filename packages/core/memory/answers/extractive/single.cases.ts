import type { AnswerCase } from './extractive.cases.js'

const OFFICE = 'The office in Graz opens at 9.'
const REPORT = 'The Q3 report was sent to the board on October 5th.'

/** Questions to a memory that holds one short note. */
export const SINGLE: readonly AnswerCase[] = [
  { question: 'When does the office open?', sources: [OFFICE], says: [OFFICE] },
  { question: 'What time does the office open?', sources: [OFFICE], says: [OFFICE] },
  { question: 'Where is the office?', sources: [OFFICE], says: ['Graz'] },
  { question: 'Who cleans the office?', sources: [OFFICE], says: [] },
  { question: 'Where is the spare key?', sources: ['The spare key is on the shelf.'], says: ['on the shelf'] },
  { question: 'When is the gym open?', sources: ['The gym is open until midnight.'], says: ['midnight'] },
  { question: 'When was the Q3 report sent?', sources: [REPORT], says: ['October 5th'] },
  { question: 'Who wrote the Q3 report?', sources: [REPORT], says: [] },
  { question: 'Wann macht die Bäckerei auf?', sources: ['Die Bäckerei macht um 7 auf.'], says: ['um 7'] },
  { question: 'What is the rate limit?', sources: ['Our API rate limit is 120 requests a minute.'], says: ['120'] },
]
