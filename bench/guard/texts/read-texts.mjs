/**
 * Reads a line in which ⟦ ⟧ enclose secrets and ⏎ stands for the end of a line. Returns the plain text, and where its
 * secrets are.
 */
export const marked = (line) => {
  const secrets = []
  let text = ''
  for (const part of line.replaceAll('⏎', '\n').split(/(⟦[^⟧]*⟧)/)) {
    if (part.startsWith('⟦')) secrets.push({ start: text.length, end: text.length + part.length - 2 })
    text += part.replace(/[⟦⟧]/g, '')
  }
  return { text, secrets }
}

/** Returns all texts with their language and kind. Each line is `kind: text`; with `separator` it has several texts. */
export const byKind = (languages, separator) =>
  Object.entries(languages).flatMap(([language, lines]) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [kind, rest] = line.split(/: (.*)/)
        return (separator ? rest.split(separator) : [rest]).map((text) => ({ language, kind, text }))
      }),
  )

export const covers = (spans, start, end) => spans.some((span) => span.start <= start && span.end >= end)
