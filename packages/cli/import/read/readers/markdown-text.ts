import type { Nodes, PhrasingContent } from 'mdast'

/**
 * Turns inline Markdown into plain text: emphasis without its marks, code without its backticks, links as
 * `text (address)`, images as their description; a line break within a paragraph is a space.
 */
export const textOf = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node) => inlineText(node as PhrasingContent))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

function inlineText(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'link': {
      const text = textOf(node.children)
      return text === '' || node.url.endsWith(text) ? node.url : `${text} (${node.url})`
    }
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'html':
    case 'footnoteReference':
      return ''
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : ''
  }
}

/**
 * Removes what only Obsidian reads: comments (`%%…%%`), embeds (`![[…]]`), block ids at the end of a line (`^id`);
 * `[[Note|name]]` and `[[Note#part]]` become their visible text.
 */
export const withoutObsidian = (text: string): string =>
  text
    .replace(/%%[^%\n]*%%/g, '')
    .replace(/!\[\[[^\]\n]*\]\]/g, '')
    .replace(/\[\[([^\]|\n]*)\|([^\]\n]*)\]\]/g, '$2')
    .replace(/\[\[([^\]\n]*)\]\]/g, '$1')
    .replace(/ \^[\w-]+$/, '')
    .trim()
