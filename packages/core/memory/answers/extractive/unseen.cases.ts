import type { AnswerCase } from './extractive.cases.js'

/** Cases written together with the rules for counts and for the past. Nobody looks at them while tuning these rules. */
export const UNSEEN: readonly AnswerCase[] = [
  {
    question: 'Which company did Ruben work for before?',
    sources: ['Ruben works for Helix.', { content: 'Ruben works for Tarn.', until: '2025-09-01' }],
    says: ['Formerly, until 1 September 2025', 'Tarn'],
    not: ['Helix'],
  },
  {
    question: 'What car did Ilse use to drive?',
    sources: ['Ilse drives a Skoda.', { content: 'Ilse drives a Fiat.', day: '2020-05-05', until: '2024-05-05' }],
    says: ['from 5 May 2020, until 5 May 2024', 'Fiat'],
    not: ['Skoda'],
  },
  {
    question: 'Who was the previous owner of the boat?',
    sources: ['The owner of the boat is Yusuf.', { content: 'The owner of the boat is Carla.', until: '2026-02-02' }],
    says: ['Formerly', 'Carla'],
    not: ['Yusuf'],
  },
  {
    question: 'What did the gym membership cost before?',
    sources: [
      'The gym membership costs 45 euros a month.',
      { content: 'The gym membership costs 39 euros a month.', until: '2026-04-01' },
    ],
    says: ['Formerly, until 1 April 2026', '39 euros'],
    not: ['45'],
  },
  {
    question: 'Which database did the ledger service use before it switched to Postgres?',
    sources: ['The ledger service uses Postgres.', { content: 'The ledger service uses MySQL.', until: '2025-12-12' }],
    says: ['Formerly', 'MySQL'],
    not: ['uses Postgres'],
  },
  {
    question: 'Where did I live before?',
    sources: [
      { content: 'I live in Basel.', userId: 'noor' },
      { content: 'I live in Bern.', userId: 'noor', until: '2025-01-15' },
    ],
    says: ['Formerly, until 15 January 2025 – Noor said: "I live in Bern."'],
    not: ['Basel'],
  },
  {
    question: 'Wo hat Jens früher gearbeitet?',
    sources: ['Jens arbeitet bei Krone.', { content: 'Jens arbeitet bei Lindner.', until: '2024-08-01' }],
    says: ['Früher, bis 1. August 2024', 'Lindner'],
    not: ['Krone'],
  },
  { question: 'Where did Ilse work before?', sources: ['Ilse works at a pharmacy.', 'Ilse drives a Skoda.'], says: [] },
  {
    question: 'Where did Ruben use to live?',
    sources: [{ content: 'Dana lives in Gent.', until: '2025-01-01' }],
    says: [],
  },
  {
    question: 'How many clients does the agency have?',
    sources: ['Bluefin is a client of the agency.', 'Corto is a client of the agency.', 'The agency is in Lille.'],
    says: ['I found two: Bluefin is a client of the agency.', 'Corto'],
    not: ['Lille'],
  },
  {
    question: 'How many cities has Dana visited?',
    sources: ['Dana has visited Prague.', 'Dana has visited Vilnius.', 'Dana has visited Cork.', 'Dana likes tea.'],
    says: ['I found three:', 'Prague', 'Vilnius', 'Cork'],
    not: ['tea'],
  },
  {
    question: 'How many brothers does Ilse have?',
    sources: ['Karl is a brother of Ilse.', 'Otto is a brother of Ilse.', 'Emil is a brother of Dana.'],
    says: ['I found two: Karl is a brother of Ilse.', 'Otto is a brother of Ilse.'],
    not: ['Emil'],
  },
  {
    question: 'How many servers does the team run?',
    sources: ['The team runs a server called Heron.', 'The team runs a server called Osprey.'],
    says: ['I found two:', 'Heron', 'Osprey'],
  },
  {
    question: 'Wie viele Hunde hat Jens?',
    sources: ['Jens hat einen Hund namens Bruno.', 'Jens hat einen Hund namens Falk.'],
    says: ['Ich habe zwei gefunden:', 'Bruno', 'Falk'],
  },
  {
    question: 'How many clients does the agency have?',
    sources: ['The agency has 14 clients.', 'Bluefin is a client of the agency.', 'Corto is a client of the agency.'],
    says: ['14 clients'],
    not: ['I found'],
  },
  {
    question: 'How many sisters does Karl have?',
    sources: ['Karl is a brother of Ilse.', 'Otto is a brother of Ilse.'],
    says: [],
  },
]
