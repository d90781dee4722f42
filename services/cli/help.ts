/** What stands below a command's options: lines to type, with what each does beside it. */
export const examples = (...lines: ([line: string] | [line: string, meaning: string])[]): string => {
  const width = Math.max(...lines.map(([line, meaning]) => (meaning ? line.length : 0)))
  const shown = lines.map(([line, meaning]) => `  $ ${meaning ? `${line.padEnd(width)}   ${meaning}` : line}`)
  return `\nExamples:\n${shown.join('\n')}\n`
}
