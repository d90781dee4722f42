import type { AnswerCase } from './extractive.cases.js'

const MOVED = [
  { content: 'Marta lives in Oslo.', day: '2025-02-01' },
  { content: 'Marta lives in Lyon.', day: '2023-04-10', until: '2025-02-01' },
  { content: 'Marta lives in Rome.', until: '2023-04-10' },
  { content: 'Ben lives in Turin.', until: '2024-01-01' },
]

/** Questions about what used to be true. */
export const FORMER: readonly AnswerCase[] = [
  ...['Where did Marta live before?', 'Where did Marta use to live?', 'Where did Marta previously live?'].map(
    (question): AnswerCase => ({
      question,
      sources: MOVED,
      says: [
        'Formerly, from 10 April 2023, until 1 February 2025 – the notes said: "Marta lives in Lyon."',
        'Formerly, until 10 April 2023 – the notes said: "Marta lives in Rome."',
      ],
      not: ['Oslo', 'Turin'],
    }),
  ),
  { question: 'Where did Marta live before?', sources: ['Marta lives in Oslo.'], says: [] },
  {
    question: 'Where did Marta live before?',
    sources: ['Marta lives in Oslo.', 'Marta used to live in Bergen.'],
    says: ['Marta used to live in Bergen.'],
    not: ['Oslo'],
  },
  {
    question: 'What was the previous price of the Basic plan?',
    sources: [
      { content: 'The Basic plan costs 12 euros.', day: '2026-01-01' },
      { content: 'The Basic plan costs 9 euros.', until: '2026-01-01' },
    ],
    says: ['Formerly, until 1 January 2026 – the notes said: "The Basic plan costs 9 euros."'],
    not: ['12 euros'],
  },
  {
    question: 'Where did Hugo live before?',
    sources: [{ content: 'Hugo lives in Graz. Hugo lives in Vienna.', outdated: ['Hugo lives in Graz.'] }],
    says: ['Formerly – the notes said: "Hugo lives in Graz."'],
    not: ['Vienna'],
  },
  {
    question: 'Where did Ada live before?',
    sources: [{ content: 'I live in Potsdam.', userId: 'ada', until: '2026-05-01' }],
    says: ['Formerly, until 1 May 2026 – Ada said: "I live in Potsdam."'],
  },
  {
    question: 'Wo wohnte Petra früher?',
    sources: ['Petra wohnt in Bremen.', { content: 'Petra wohnt in Kiel.', day: '2024-03-01', until: '2025-06-01' }],
    says: ['Früher, ab 1. März 2024, bis 1. Juni 2025 – in den Notizen stand: „Petra wohnt in Kiel.“'],
    not: ['Bremen'],
  },
]
