import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { type Documents, documentsOf } from '../../support/http/documents.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'
import {
  makeDocx,
  makePdf,
  pdfText,
  wordDocument,
  wordParagraph,
  wordStyles,
} from '../../support/texts/made-documents.js'

let documents: Documents
let memories: Memories
beforeAll(async () => {
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  documents = documentsOf(shared().baseUrl, key, tenant.volumeId)
  memories = memoriesOf(send, key, tenant.volumeId)
})

const page = (...lines: [text: string, size: number][]) => pdfText(lines)
const heading = '<w:pStyle w:val="Heading1"/>'

/** A file of each format, with questions and the words of the file that answer them. */
const FILES: [format: string, filename: string, type: string, bytes: () => Uint8Array | string, [string, string][]][] =
  [
    [
      'PDF',
      'harbour rules.pdf',
      'application/pdf',
      () =>
        makePdf([
          page(['Rules of the harbour', 24], ['The speed in the harbour is limited to four knots.', 12]),
          page(['Waste oil is taken at the fuel pier on Mondays.', 12]),
        ]),
      [
        ['How fast may boats go in the harbour?', 'limited to four knots'],
        ['Where is waste oil taken?', 'fuel pier on Mondays'],
      ],
    ],
    [
      'DOCX',
      'crew.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      () =>
        makeDocx(
          wordDocument(
            `${wordParagraph('The crew', heading)}${wordParagraph('The bosun of the Albatroz is called Benedita.')}`,
          ),
          [wordStyles],
        ),
      [['Who is the bosun of the Albatroz?', 'called Benedita']],
    ],
    [
      'Markdown',
      'tower.md',
      'text/markdown',
      () => '# The tower\n\n## Lamp\n\nThe lamp of the tower was made by Barbier in Paris.\n',
      [['Who made the lamp of the tower?', 'Barbier in Paris']],
    ],
    [
      'TXT',
      'notes.txt',
      'text/plain',
      () => 'The lighthouse keeper is called Joaquim.',
      [['What is the lighthouse keeper called?', 'Joaquim']],
    ],
    [
      'TXT of another encoding',
      'маяк.txt',
      'text/plain',
      () => Buffer.from('\ufeffМаяк построен в тысяча девятьсот третьем году, и с тех пор он светит.', 'utf16le'),
      [['Когда построен маяк?', 'тысяча девятьсот третьем']],
    ],
    [
      'CSV',
      'boats.csv',
      'text/csv',
      () => 'name,length\nAndorinha,9.5\nGaivota,12\nAlbatroz,7\n',
      [['How long is the boat Gaivota?', 'name: Gaivota; length: 12']],
    ],
  ]

describe.each(FILES)('a file of %s', (_format, filename, mime_type, bytes, questions) => {
  test(cites('is completed, and found by its contents', 'documents.formats', 'documents.states'), async () => {
    const { document_id } = await documents.upload(bytes(), filename)
    const ended = await documents.ended(document_id)
    expect(ended).toMatchObject({ status: 'completed', error: null, filename, mime_type })
    expect(ended.chunk_count).toBeGreaterThanOrEqual(1)
    for (const [question, words] of questions) {
      const found = (await memories.query(question)).memories.filter((memory) => memory.document_id === document_id)
      expect(found.map(({ content }) => content)).toContainEqual(expect.stringContaining(words))
    }
  })
})
