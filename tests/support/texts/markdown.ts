/** The anchor of a heading, as usual on the web. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The anchors of a document's headings, ignoring code blocks. */
export const anchorsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The targets of a document's links and images. */
export const linksOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target)

const withoutCode = (markdown: string): string => markdown.replace(/^ *```[\s\S]*?^ *```/gm, '')

/** The commands of each shell block under a heading, up to the next heading. */
export const shellUnder = (markdown: string, heading: string): string[] => {
  const [, section = ''] =
    new RegExp(`^#+ ${heading}\\n([\\s\\S]*?)(?=^#{2,} |$(?![\\s\\S]))`, 'm').exec(markdown) ?? []
  return [...section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```/gm)].map(([, indent = '', commands = '']) =>
    commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}
