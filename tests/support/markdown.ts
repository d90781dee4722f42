/** The anchor that a heading gets on the usual pages. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The anchors of a document's headings; what stands in code is none. */
export const anchorsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Where a document's links and images lead to. */
export const linksOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)

const withoutCode = (markdown: string): string => markdown.replace(/^ *```[\s\S]*?^ *```/gm, '')
