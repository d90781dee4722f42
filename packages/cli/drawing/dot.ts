import type { Entity } from '@agent-memory/client/types'
import { COLOURS, type Drawing, hintOf, labelOf, TEXT_COLOUR, typesIn } from './drawing.js'

/** Node shapes of Graphviz (https://graphviz.org/doc/info/shapes.html). */
const SHAPES: Readonly<Record<Entity['type'], string>> = {
  person: 'ellipse',
  organization: 'box',
  team: 'tab',
  technology: 'hexagon',
  location: 'house',
  product: 'component',
  project: 'folder',
  event: 'cds',
  concept: 'note',
  other: 'octagon',
}

/** Writes a drawing in the DOT language (https://graphviz.org/doc/info/lang.html), for `dot` to lay out. */
export const dotOf = (drawing: Drawing): string =>
  [
    'digraph {',
    '  graph [rankdir=LR, ranksep=1, nodesep=0.3, fontname="sans-serif", fontsize=12]',
    `  node [style=filled, fontname="sans-serif", fontsize=12, fontcolor="${TEXT_COLOUR}"]`,
    '  edge [fontname="sans-serif", fontsize=9, color="#6b7280", fontcolor="#374151"]',
    ...drawing.entities.map(
      ({ name, type }, at) => `  n${at} [label=${quoted(wrapped(labelOf(name)))}, ${styleOf(type)}]`,
    ),
    ...drawing.relationships.map(
      ({ source, target, label, description, strength }) =>
        `  n${source} -> n${target} [label=${quoted(labelOf(label))}, tooltip=${quoted(hintOf(description))}, penwidth=${widthOf(strength)}]`,
    ),
    ...legendOf(drawing),
    '}',
  ].join('\n')

const styleOf = (type: Entity['type']): string =>
  `shape=${SHAPES[type]}, fillcolor="${COLOURS[type].fill}", color="${COLOURS[type].border}"`

const legendOf = (drawing: Drawing): string[] => {
  const types = typesIn(drawing)
  if (types.length === 0) return []
  return [
    '  subgraph cluster_legend {',
    '    label="Types"',
    ...types.map((type, at) => `    t${at} [label=${quoted(type)}, ${styleOf(type)}, fontsize=10]`),
    '  }',
  ]
}

/** Wraps a label, because Graphviz does not wrap lines itself. */
const wrapped = (text: string): string => text.replaceAll(/(.{1,24})(?: +|$)/gu, '$1\n').trimEnd()

/** Returns the width of a line in points: the stronger the relationship, the thicker. */
const widthOf = (strength: number): string => (0.5 + 2 * strength).toFixed(1)

/**
 * Quotes a string so that Graphviz shows it verbatim. Graphviz interprets backslash escapes (escString) and HTML
 * character references in labels, so `\N` and `&lt;` are escaped.
 */
const quoted = (text: string): string =>
  `"${text.replaceAll('&', '&amp;').replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
