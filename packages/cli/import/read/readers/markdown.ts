import type { BlockContent, DefinitionContent, ListItem, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { boundedMetadata } from '../../metadata.js'
import { type FrontMatter, frontMatterOf, writtenAt } from '../front-matter.js'
import type { Parsed } from '../parsed.js'
import { textOf, withoutObsidian } from './markdown-text.js'
import type { ReadContext, Reader } from './reader.js'
import { segmentsOf } from './segments.js'

interface Around {
  /**
   * The text that a fragment continues: the sentence before it if that ends in a colon ("I drink:"), or the list item
   * above.
   */
  lead: string | null
  quoted?: boolean
}

/** A text to turn into a statement. */
interface Saying {
  line: number
  text: string
  lead: string | null
  more?: [string, unknown][]
}

/**
 * Reads Markdown notes, such as Obsidian's: each list item, paragraph, table row and block of code is a statement. The
 * headings above a statement go into its metadata. A statement begins with the sentence before it if that ends in a
 * colon; otherwise, a fragment ("- tea" below "Drinks") begins with the list item above it, or with the headings.
 * Front matter becomes metadata of every statement, and its date becomes the date of every statement.
 */
export const readMarkdown: Reader = async function* (text, context) {
  let note: Note | null = null
  for await (const segment of segmentsOf(text)) {
    const matter = note === null ? frontMatterOf(segment.lines) : { fields: {}, lines: 0 }
    note ??= new Note(context, matter)
    const content = withoutComments(segment.lines.slice(matter.lines).join('\n'))
    yield* note.read(content, segment.line + matter.lines)
  }
}

/** Removes HTML comments but keeps their line breaks, so that line numbers stay correct. */
const withoutComments = (content: string): string =>
  content.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))

class Note {
  private readonly headings: { depth: number; text: string }[] = []
  private readonly about: [string, unknown][]
  private readonly createdAt: string | null
  private firstLine = 1

  constructor(
    private readonly context: ReadContext,
    { fields }: FrontMatter,
  ) {
    const { date, created, created_at, ...about } = fields
    this.about = Object.entries(about)
    this.createdAt = writtenAt(fields, context.file, context.now)
  }

  *read(content: string, firstLine: number): Generator<Parsed> {
    this.firstLine = firstLine
    const tree = fromMarkdown(content, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    yield* this.blocks(tree.children, { lead: null })
  }

  private *blocks(
    nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
    around: Around,
  ): Generator<Parsed> {
    let lead = around.lead
    for (const [at, node] of nodes.entries()) {
      const line = this.lineOf(node)
      switch (node.type) {
        case 'heading':
          this.enter(node.depth, textOf(node.children))
          lead = around.lead
          break
        case 'paragraph': {
          const text = withoutObsidian(textOf(node.children))
          if (introduces(text, nodes[at + 1])) lead = text
          else {
            yield* this.say({ line, text, lead: around.lead, ...quotedMore(around) })
            lead = around.lead
          }
          break
        }
        case 'list':
          for (const item of node.children) yield* this.item(item, { ...around, lead })
          lead = around.lead
          break
        case 'code': {
          const code = `${lead ?? this.path() ?? ''}\n\`\`\`${node.lang ?? ''}\n${node.value}\n\`\`\``.trim()
          if (node.value.trim() !== '')
            yield this.statement({ line, text: code, lead: null, more: [['code', node.lang ?? true]] })
          lead = around.lead
          break
        }
        case 'table':
          yield* this.table(node, lead)
          lead = around.lead
          break
        case 'blockquote':
          yield* this.blocks(node.children, { lead: around.lead, quoted: true })
          break
        case 'footnoteDefinition':
          yield* this.blocks(node.children, around)
          break
        case 'html':
          if (node.value.trim() !== '') yield { kind: 'skipped', file: this.context.file, line, reason: 'is HTML' }
          break
        default:
          break
      }
    }
  }

  private *item(item: ListItem, around: Around): Generator<Parsed> {
    const [first, ...rest] = item.children
    if (first?.type !== 'paragraph') {
      yield* this.blocks(item.children, around)
      return
    }
    const text = withoutObsidian(textOf(first.children))
    const task = taskOf(item)
    const said = task === null ? text : `${task === 'done' ? 'Done' : 'To do'}: ${text}`
    if (!introduces(text, rest[0]))
      yield* this.say({ line: this.lineOf(item), text: said, lead: around.lead, more: [['task', task]] })
    yield* this.blocks(rest, { ...around, lead: joined(around.lead, text) })
  }

  private *table({ children: [header, ...rows] }: Table, lead: string | null): Generator<Parsed> {
    const names = header?.children.map((cell) => textOf(cell.children)) ?? []
    for (const row of rows) {
      const cells = row.children.map((cell) => withoutObsidian(textOf(cell.children)))
      const parts = cells.flatMap((cell, at) => (cell === '' ? [] : [names[at] ? `${names[at]}: ${cell}` : cell]))
      const said = [lead ?? this.path(), parts.join('; ')]
        .filter((part) => part !== null)
        .map(withoutColon)
        .join(': ')
      if (parts.length > 0) yield this.statement({ line: this.lineOf(row), text: said, lead: null })
    }
  }

  /**
   * Yields a statement. It begins with `lead` if that ends in a colon or the text is a fragment. A fragment without a
   * `lead` begins with the headings above it.
   */
  private *say({ text, lead, ...saying }: Saying): Generator<Parsed> {
    if (text === '') return
    const before =
      lead !== null && (lead.endsWith(':') || isFragment(text)) ? lead : isFragment(text) ? this.path() : null
    yield this.statement({ ...saying, text: before === null ? text : `${withoutColon(before)}: ${text}`, lead: null })
  }

  private statement({ line, text, more = [] }: Saying): Parsed {
    const { file } = this.context
    const metadata = boundedMetadata([
      ['source_format', 'markdown'],
      ['source_file', file],
      ['source_line', line],
      ['source_heading', this.path()],
      ...more,
      ...this.about,
    ])
    const origin = this.createdAt === null ? {} : { origin: { created_at: inOrder(this.createdAt, line) } }
    return { kind: 'statement', file, line, memory: { content: text, metadata, ...origin }, wordings: [] }
  }

  private enter(depth: number, text: string): void {
    while ((this.headings.at(-1)?.depth ?? 0) >= depth) this.headings.pop()
    this.headings.push({ depth, text: withoutObsidian(text) })
  }

  private path(): string | null {
    const path = this.headings.map(({ text }) => text).filter((text) => text !== '')
    return path.length === 0 ? null : path.join(' / ')
  }

  private lineOf(node: { position?: { start: { line: number } } | undefined }): number {
    return this.firstLine + (node.position?.start.line ?? 1) - 1
  }
}

/** Adds a millisecond per line to the date of a note, so that its statements stay in order. */
const inOrder = (date: string, line: number): string => new Date(Date.parse(date) + line).toISOString()

/** Whether a text means little by itself: it has under four words, or under seven without a full stop (or the like). */
const isFragment = (text: string): boolean => {
  const words = text.split(/\s+/).length
  return words < 4 || (words < 7 && !/[.!?…。！？]["'”’)]*$/.test(text))
}

/** Whether a text only introduces the next block, like "I drink:" before a list. */
const introduces = (text: string, next: { type: string } | undefined): boolean =>
  text.endsWith(':') && next !== undefined && ['list', 'code', 'table'].includes(next.type)

/** Returns the text without its final colon or full stop, so that another colon can follow. */
const withoutColon = (text: string): string => text.replace(/[\s.:]+$/, '')

const joined = (lead: string | null, text: string): string =>
  lead?.endsWith(':') ? `${withoutColon(lead)}: ${text}` : text

const taskOf = ({ checked }: ListItem): 'done' | 'open' | null =>
  typeof checked === 'boolean' ? (checked ? 'done' : 'open') : null

const quotedMore = ({ quoted }: Around): { more?: [string, unknown][] } => (quoted ? { more: [['quoted', true]] } : {})
