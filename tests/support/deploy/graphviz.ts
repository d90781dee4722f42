import { Graphviz } from '@hpcc-js/wasm-graphviz'

/** An element of a drawing: its name in DOT, and its label, with a space for each line break. */
export interface Shown {
  kind: 'node' | 'edge' | 'cluster'
  name: string
  label: string
  /** Tooltip of an edge. */
  hint: string
}

/** Draws with Graphviz, and reads the picture. Rejects with its message for invalid DOT. */
export const drawnByGraphviz = async (dot: string): Promise<Shown[]> => {
  const graphviz = await Graphviz.load()
  const [, ...parts] = graphviz.layout(dot, 'svg', 'dot').split(/(?=<g id="(?:node|edge|clust)\d+" class="\w+">)/)
  return parts.map((part) => ({
    kind: /class="(\w+)"/.exec(part)?.[1] as Shown['kind'],
    name: textOf(/<title>(.*?)<\/title>/.exec(part)?.[1] ?? ''),
    label: [...part.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => textOf(text)).join(' '),
    hint: textOf(/xlink:title="(.*?)"/.exec(part)?.[1] ?? ''),
  }))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves XML character references; Graphviz writes spaces as non-breaking ones. */
const textOf = (xml: string): string =>
  xml
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hexadecimal, name) =>
      name ? (NAMED[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    )
    .replaceAll('\u00a0', ' ')
