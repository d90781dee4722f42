/** A text with its secrets between ⟦ and ⟧, and ⏎ for the end of a line: the plain text, and where the secrets are. */
export const marked = (line) => {
  const secrets = []
  let text = ''
  for (const part of line.replaceAll('⏎', '\n').split(/(⟦[^⟧]*⟧)/)) {
    if (part.startsWith('⟦')) secrets.push({ start: text.length, end: text.length + part.length - 2 })
    text += part.replace(/[⟦⟧]/g, '')
  }
  return { text, secrets }
}

/** Texts by language, each line `kind: text` (with `separator`, several texts a line). */
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
