/** A question, what the memory holds, and what the answer must and must not say. */
export interface AnswerCase {
  question: string
  /** Contents of the sources, the best first; `day` is the given event date. */
  sources: readonly (string | GivenSource)[]
  facts?: readonly { source: string; label: string; target: string; supportedBy: number }[]
  /** Texts that the answer must contain, in this order; empty if no answer may be drafted. */
  says: readonly string[]
  not?: readonly string[]
}

export interface GivenSource {
  content: string
  day?: string
  id?: string
  userId?: string
  conflictsWith?: readonly string[]
  outdated?: readonly string[]
  /** When the content stopped being true; absent if it still is true. */
  until?: string
}

const SUPPORT_GROUP = {
  content: 'Caroline: I went to a support group yesterday and it was powerful.',
  day: '2023-05-08',
}
const DUNE = 'Priya: I just finished reading the book Dune, it was wonderful.'
const HOUSE = [
  'Ada Keller lives in Potsdam.',
  'Ben Okafor lives in Hamburg.',
  'Ben Okafor manages Ada Keller.',
  'Ada Keller works on the billing service.',
]

/** Conversations, in the first person. */
export const DIALOGUES: readonly AnswerCase[] = [
  {
    question: 'When did Caroline go to the support group?',
    sources: [SUPPORT_GROUP],
    says: ['7 May 2023', 'Caroline said on 8 May 2023: "I went to a support group yesterday'],
  },
  { question: 'When did Melanie go to the support group?', sources: [SUPPORT_GROUP], says: [] },
  { question: 'Which support group did Melanie go to yesterday?', sources: [SUPPORT_GROUP], says: [] },
  {
    question: 'When did Tom run the charity race?',
    sources: [{ content: 'Tom: I ran the charity race last week, my legs still hurt!', day: '2024-09-12' }],
    says: ['The week before 12 September 2024 – Tom said on 12 September 2024:'],
  },
  {
    question: 'Which book did Priya finish reading?',
    sources: [DUNE],
    says: ['Priya said: "I just finished reading the book Dune'],
  },
  {
    question: 'Which books has Priya read?',
    sources: [DUNE, 'Priya: I read another book on the train, The Dispossessed.', 'Tom: I never read books.'],
    says: ['Dune', 'The Dispossessed'],
    not: ['never read'],
  },
  {
    question: 'Who did Anna meet in Lisbon?',
    sources: ['Anna: In Lisbon I met my old friend Paulo.', 'Anna: The weather is nice today.'],
    says: ['Anna said: "In Lisbon I met my old friend Paulo."'],
    not: ['weather'],
  },
  { question: 'Who did Anna meet in Madrid?', sources: ['Sarah: We had rain all week.'], says: [] },
  {
    question: 'Wann war Lena beim Zahnarzt?',
    sources: [{ content: 'Lena: Ich war gestern beim Zahnarzt.', day: '2025-03-04' }],
    says: ['3. März 2025', 'Lena sagte am 4. März 2025: „Ich war gestern beim Zahnarzt.“'],
  },
  {
    question: 'Where does Ada live?',
    sources: [{ content: 'I live in Potsdam, near the park.', userId: 'ada' }],
    says: ['Ada said: "I live in Potsdam, near the park."'],
  },
]

const NURSE = ["I work as a nurse at St. Mary's Hospital.", 'My sister Jo lives in Dublin.']
const READ = ['Tom has read Dune.', 'Tom has read Neuromancer.', 'Tom is allergic to peanuts.']

/** Plain notes that say what is asked in other words than the question. */
export const PLAIN: readonly AnswerCase[] = [
  {
    question: 'Where does Marta live?',
    sources: ['Marta has moved to Hamburg.'],
    says: ['Marta has moved to Hamburg.'],
  },
  {
    question: 'How much does the Pro plan cost?',
    sources: ['The price of the Pro plan was raised to 29 euros.'],
    says: ['29 euros'],
  },
  {
    question: 'Who is on call this week?',
    sources: ['Priya is the on-call engineer this week.'],
    says: ['Priya is the on-call engineer this week.'],
  },
  {
    question: 'What must I do before a release?',
    sources: ['Before a release, run npm run verify and update the changelog.'],
    says: ['npm run verify'],
  },
  { question: 'What do I do for a living?', sources: NURSE, says: ['I work as a nurse'], not: ['Dublin'] },
  { question: 'Where does my sister live?', sources: NURSE, says: ['Dublin'], not: ['nurse'] },
  { question: 'Where does my brother live?', sources: NURSE, says: [] },
  { question: 'Which books has Tom read?', sources: READ, says: ['Dune', 'Neuromancer'], not: ['peanuts'] },
  { question: 'How many books has Tom read?', sources: READ, says: ['Dune', 'Neuromancer'], not: ['peanuts'] },
  { question: 'Where does Tom live?', sources: READ, says: [] },
  {
    question: 'Wie teuer ist die Fahrt?',
    sources: ['Die Fahrt kostet 210 Euro pro Person.'],
    says: ['Die Fahrt kostet 210 Euro pro Person.'],
  },
  { question: 'Wo wohnt Jonas?', sources: ['Jonas ist nach Kiel gezogen.'], says: ['Jonas ist nach Kiel gezogen.'] },
]

/** Notes, as agents write them. */
export const NOTES: readonly AnswerCase[] = [
  { question: 'Where does Ada Keller live?', sources: HOUSE, says: ['Ada Keller lives in Potsdam.'], not: ['Hamburg'] },
  { question: 'Where does Sarah Lindt live?', sources: HOUSE, says: [] },
  {
    question: "Where does Ada Keller's manager live?",
    sources: ['Grace Hopp is the manager of Ada Keller.', 'Ada Keller works at Acme.', 'Grace Hopp lives in Bonn.'],
    facts: [{ source: 'Grace Hopp', label: 'MANAGES', target: 'Ada Keller', supportedBy: 0 }],
    says: ['Grace Hopp is the manager of Ada Keller', 'Grace Hopp lives in Bonn'],
  },
  {
    question: "Where does Ada's manager live?",
    sources: HOUSE,
    facts: [{ source: 'Ben Okafor', label: 'MANAGES', target: 'Ada Keller', supportedBy: 2 }],
    says: ['Ben Okafor manages Ada Keller.', 'Ben Okafor lives in Hamburg.'],
    not: ['Potsdam'],
  },
  {
    question: 'Where does the wife of Viktor work?',
    sources: ["Viktor's wife is Johanna.", 'Johanna works at the harbour museum.', 'Viktor works at a bakery.'],
    says: ["Viktor's wife is Johanna.", 'Johanna works at the harbour museum.'],
    not: ['bakery'],
  },
  {
    question: 'Which database does the invoice service use?',
    sources: ['The invoice service uses MariaDB.', 'The search service uses Qdrant.'],
    says: ['The invoice service uses MariaDB.'],
    not: ['Qdrant'],
  },
  { question: 'Which database does the mail service use?', sources: ['Deployments are on Monday.'], says: [] },
  {
    question: 'How many seats does the cinema have?',
    sources: ['The cinema has 240 seats.', 'The cinema was built in 1931.'],
    says: ['The cinema has 240 seats.'],
  },
  {
    question: 'How long does the guarantee of the boiler last?',
    sources: ['The guarantee of the boiler lasts five years.'],
    says: ['five years'],
  },
  {
    question: 'Why was the flight to Oslo cancelled?',
    sources: ['The flight to Oslo was cancelled because of fog.'],
    says: ['because of fog'],
  },
  {
    question: 'Is Marta allergic to nuts?',
    sources: ['Marta is allergic to nuts.', 'Marta likes hiking.'],
    says: ['Marta is allergic to nuts'],
  },
  {
    question: 'Where does Hugo live?',
    sources: [{ content: 'Hugo lives in Vienna.', day: '2026-05-03' }],
    says: ['Hugo lives in Vienna (since 3 May 2026).'],
  },
  {
    question: 'Where does Hugo live?',
    sources: [{ content: 'Hugo lives in Graz. Hugo lives in Vienna.', outdated: ['Hugo lives in Graz.'] }],
    says: ['Hugo lives in Vienna.'],
    not: ['Graz'],
  },
  {
    question: 'Where was Irina born?',
    sources: [
      { content: 'Irina was born in Riga.', id: 'one', conflictsWith: ['other'] },
      { content: 'Irina was born in Tallinn.', id: 'other', conflictsWith: ['one'] },
    ],
    says: ['There are two answers: Irina was born in Riga.', 'The other answer: Irina was born in Tallinn.'],
  },
  {
    question: 'Wer leitet die Abteilung für Einkauf?',
    sources: ['Petra Vogt leitet die Abteilung für Einkauf.', 'Die Kantine öffnet um elf Uhr.'],
    says: ['Petra Vogt leitet die Abteilung für Einkauf.'],
    not: ['Kantine'],
  },
  { question: 'Wer leitet die Abteilung für Verkauf?', sources: ['Die Kantine öffnet um elf Uhr.'], says: [] },
  {
    question: 'Wo wohnt Petra Vogt?',
    sources: [{ content: 'Petra Vogt wohnt in Bremen.', day: '2026-02-01' }],
    says: ['Petra Vogt wohnt in Bremen (seit 1. Februar 2026).'],
  },
  {
    question: 'Wo wurde Irina geboren?',
    sources: [
      { content: 'Irina wurde in Riga geboren.', id: 'one', conflictsWith: ['other'] },
      { content: 'Irina wurde in Tallinn geboren.', id: 'other', conflictsWith: ['one'] },
    ],
    says: [
      'Es gibt zwei Antworten: Irina wurde in Riga geboren.',
      'Die andere Antwort: Irina wurde in Tallinn geboren.',
    ],
  },
  {
    question: 'Have I integrated Flask-Login?',
    sources: ['I integrated Flask-Login yesterday.', 'I have never integrated Flask-Login.'],
    says: ['There are two answers:', 'The other answer:'],
  },
  {
    question: 'Where does Ben work?',
    sources: ['Ben used to work at Globex; he now works at Initech.'],
    says: ['Ben used to work at Globex; he now works at Initech.'],
  },
  { question: 'What is the capital of Peru?', sources: HOUSE, says: [] },
  { question: 'Where does Ada live?', sources: [], says: [] },
]
