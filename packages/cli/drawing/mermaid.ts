import type { Entity } from '@agent-memory/client/types'
import { COLOURS, type Drawing, labelOf, TEXT_COLOUR, typesIn } from './drawing.js'

/** The brackets around a label set the node's shape (https://mermaid.js.org/syntax/flowchart.html, Node shapes). */
const SHAPES: Readonly<Record<Entity['type'], readonly [open: string, close: string]>> = {
  person: ['([', '])'],
  organization: ['[', ']'],
  team: ['[[', ']]'],
  technology: ['{{', '}}'],
  location: ['[/', '\\]'],
  product: ['(', ')'],
  project: ['[\\', '/]'],
  event: ['>', ']'],
  concept: ['[/', '/]'],
  other: ['[\\', '\\]'],
}

/** Mermaid rejects longer text unless its setting maxTextSize is raised. */
export const LONGEST_MERMAID = 50_000

/** Writes a drawing as a Mermaid flowchart, which Markdown renders on GitHub, GitLab and elsewhere. */
export const mermaidOf = (drawing: Drawing): string => {
  const types = typesIn(drawing)
  return [
    'flowchart LR',
    ...drawing.entities.map(({ name, type }, at) => `  ${nodeOf(`n${at}`, labelOf(name), type)}`),
    ...drawing.relationships.map(
      ({ source, target, label }) => `  n${source} -->|${quoted(labelOf(label))}| n${target}`,
    ),
    ...(types.length === 0
      ? []
      : ['  subgraph legend ["Types"]', ...types.map((type, at) => `    ${nodeOf(`t${at}`, type, type)}`), '  end']),
    ...types.map((type) => {
      const { fill, border } = COLOURS[type]
      return `  classDef ${type} fill:${fill},stroke:${border},color:${TEXT_COLOUR}`
    }),
  ].join('\n')
}

const nodeOf = (id: string, label: string, type: Entity['type']): string => {
  const [open, close] = SHAPES[type]
  return `${id}${open}${quoted(label)}${close}:::${type}`
}

/**
 * Quotes a label. Mermaid parses labels as Markdown, with icons, formulas, directives and entity codes of its own. So
 * every character except letters, digits and spaces becomes a code (`#35;`); `-`, `_`, `,` and `'` stay between letters
 * or digits, where Mermaid does not interpret them. An empty label becomes a space, because it would be a syntax error.
 */
const quoted = (text: string): string =>
  `"${(text || ' ').replace(/(?<![\p{L}\p{N}])[-_,']|[-_,'](?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N} \-_,']/gu, codeOf)}"`

const codeOf = (character: string): string => `#${character.codePointAt(0)};`
