/** A question, what the memory holds, and what the answer must and must not say. */
export interface AnswerCase {
  question: string
  /** Contents of the sources, the best first; with a day, it is the given event date. */
  sources: readonly (string | { content: string; day?: string; id?: string; conflictsWith?: readonly string[] })[]
  facts?: readonly { source: string; label: string; target: string; supportedBy: number }[]
  /** In this order, each part of one of the sentences; empty: nothing is drafted. */
  says: readonly string[]
  not?: readonly string[]
}

export const CASES: readonly AnswerCase[] = [
  {
    question: 'When did Caroline go to the support group?',
    sources: [{ content: 'Caroline: I went to a support group yesterday and it was powerful.', day: '2023-05-08' }],
    says: ['7 May 2023 – Caroline said on 8 May 2023: "I went to a support group yesterday'],
  },
  {
    question: 'When did Melanie go to the support group?',
    sources: [{ content: 'Caroline: I went to a support group yesterday and it was powerful.', day: '2023-05-08' }],
    says: [],
  },
]
