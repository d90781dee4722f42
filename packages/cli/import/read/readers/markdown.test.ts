import { readMarkdown } from '@agent-memory/cli/import/read/readers/markdown'
import { describe, expect, test } from '@jest/globals'

type Found = ReturnType<typeof JSON.parse>

async function read(text: string, file: string | null = null): Promise<Found[]> {
  async function* chunks() {
    yield text
  }
  const context = { file, now: new Date('2025-06-01T00:00:00Z'), jsonLines: false, unit: 'line' as const }
  const found = []
  for await (const parsed of readMarkdown(chunks(), context)) found.push(parsed)
  return found
}
const said = async (text: string) =>
  (await read(text)).filter(({ kind }) => kind === 'statement').map(({ memory }) => memory.content)

describe('readMarkdown', () => {
  test('reads paragraphs and list items, and completes fragments from their context', async () => {
    const text = `# Ada

Ada **works** at [Acme](https://acme.test) as an \`sre\`,
since 2023.

## Drinks
- tea
- She prefers oolong in the afternoon.
  - from Taiwan
1. [ ] order more oolong
2. [x] clean the pot`
    expect(await said(text)).toEqual([
      'Ada works at Acme (https://acme.test) as an sre, since 2023.',
      'Ada / Drinks: tea',
      'She prefers oolong in the afternoon.',
      'She prefers oolong in the afternoon: from Taiwan',
      'Ada / Drinks: To do: order more oolong',
      'Ada / Drinks: Done: clean the pot',
    ])
  })

  test('prefixes items with a sentence that ends in a colon', async () => {
    const text =
      'On Mondays I do these:\n\n- write the report for the board\n- swim\n\nRun it with:\n\n```sh\nnpm test\n```\n\n- Tools:\n  - hammer'
    expect(await said(text)).toEqual([
      'On Mondays I do these: write the report for the board',
      'On Mondays I do these: swim',
      'Run it with:\n```sh\nnpm test\n```',
      'Tools: hammer',
    ])
  })

  test('reads tables, quotes and code, and skips HTML and comments', async () => {
    const text = `# Team
| Name | Role |
|---|---|
| Ada | sre |
| Bo | |

> The harbour is closed on Sundays in winter.

\`\`\`js
f()
\`\`\`

<!-- nothing
here -->
<div>markup</div>`
    const found = await read(text)
    expect(found.map(({ line, memory, reason }) => [line, memory?.content ?? reason])).toEqual([
      [4, 'Team: Name: Ada; Role: sre'],
      [5, 'Team: Name: Bo'],
      [7, 'The harbour is closed on Sundays in winter.'],
      [9, 'Team\n```js\nf()\n```'],
      [15, 'is HTML'],
    ])
    expect(found[2].memory.metadata.quoted).toBe(true)
  })

  test('shows the words of Obsidian', async () => {
    const text = 'We met [[Ada Lovelace|Ada]] at [[Acme#Office]] about the boat. ^id1\n\n%%not this%% ![[photo.png]]'
    expect(await said(text)).toEqual(['We met Ada at Acme#Office about the boat.'])
  })

  test('reads front matter into metadata and date', async () => {
    const text = '---\ntitle: Log\ntags: [a, b]\ncreated: 2024-05-06\n---\n\nWe moved the boat to Lund yesterday.'
    const [found] = await read(text, 'log/boat.md')
    expect(found).toEqual({
      kind: 'statement',
      file: 'log/boat.md',
      line: 7,
      wordings: [],
      memory: {
        content: 'We moved the boat to Lund yesterday.',
        origin: { created_at: '2024-05-06T00:00:00.007Z' },
        metadata: { source_format: 'markdown', source_file: 'log/boat.md', source_line: 7, title: 'Log', tags: 'a, b' },
      },
    })
  })

  test('dates a daily note by its name, unless in the future', async () => {
    const dated = async (file: string) => (await read('We moved the boat to Lund yesterday.', file))[0].memory.origin
    expect(await dated('daily/2024-05-06.md')).toEqual({ created_at: '2024-05-06T00:00:00.001Z' })
    expect(await dated('daily/2027-05-06.md')).toBeUndefined()
  })

  test('reads broken front matter, and a horizontal rule, as text', async () => {
    expect(await said('---\na: [\n---\n\nThe boat is in Lund since May.')).toContain('The boat is in Lund since May.')
    const bomb = '---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\nThe boat is in Lund since May.'
    expect((await read(bomb)).at(-1).memory.metadata.c).toBeUndefined()
  })

  test('reads a long note in segments, with the headings and line numbers of the whole', async () => {
    const section = (at: number) =>
      `## Part ${at}\n\n${`The boat number ${at} was painted in the harbour.\n\n`.repeat(40)}`
    const found = await read(`# Boats\n\n${Array.from({ length: 50 }, (_, at) => section(at)).join('')}`)
    expect(found).toHaveLength(2_000)
    expect(found[1_999].memory).toMatchObject({
      content: 'The boat number 49 was painted in the harbour.',
      metadata: { source_heading: 'Boats / Part 49' },
    })
    expect(found[1_999].line).toBe(3 + 50 * 82 - 2)
  })
})
