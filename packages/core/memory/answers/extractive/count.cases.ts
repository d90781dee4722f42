import type { AnswerCase } from './extractive.cases.js'

const CUSTOMERS = ['Acme is a customer of Ada.', 'Brightline is a customer of Ada.', 'Corvus is a customer of Ben.']
const PETS = ['Lena has a dog called Rex.', 'Lena has a dog called Bo.', 'Lena has a dog called Juno.']
const READ = ['Tom has read Dune.', 'Tom has read Neuromancer.', 'Tom is allergic to peanuts.']
const COUNTED = 'I found'

/** Questions with "how many". */
export const COUNTS: readonly AnswerCase[] = [
  {
    question: 'How many customers does Ada have?',
    sources: CUSTOMERS,
    says: ['I found two: Acme is a customer of Ada.', 'Brightline is a customer of Ada.'],
    not: ['Corvus'],
  },
  {
    question: 'How many customers does Nadia Weber have?',
    sources: ['Nadia Weber lives in Oslo.', ...CUSTOMERS.map((text) => text.replace('Ada', 'Nadia Weber'))],
    says: ['I found two: Acme is a customer of Nadia Weber.', 'Brightline is a customer of Nadia Weber.'],
    not: ['Corvus', 'Oslo'],
  },
  {
    question: 'How many dogs does Lena have?',
    sources: PETS,
    says: ['I found three: Lena has a dog called Rex.', 'Bo.', 'Juno.'],
  },
  {
    question: 'How many books has Tom read?',
    sources: READ,
    says: ['I found two: Tom has read Dune.', 'Tom has read Neuromancer.'],
    not: ['peanuts'],
  },
  {
    question: 'Wie viele Kunden hat Ada?',
    sources: ['Acme ist Kunde von Ada.', 'Brightline ist Kunde von Ada.'],
    says: ['Ich habe zwei gefunden: Acme ist Kunde von Ada.', 'Brightline ist Kunde von Ada.'],
  },
  {
    question: 'How many dogs does Lena have?',
    sources: ['Lena has 3 dogs.', ...PETS],
    says: ['3 dogs'],
    not: [COUNTED],
  },
  // The last note of each case has another form than the first two, or may name no further book, or several. So the
  // answer gives no number.
  ...[
    'Tom finally has read Emma.',
    'Tom has read Emma and Persuasion.',
    'Tom has read the old Dune.',
    'Tom has never read Emma.',
    'Tom may have read Emma.',
    'Tom has read Dune twice.',
    'Tom has read two plays.',
  ].map(
    (other): AnswerCase => ({
      question: 'How many books has Tom read?',
      sources: [...READ, other],
      says: ['Tom has read'],
      not: [COUNTED],
    }),
  ),
]
