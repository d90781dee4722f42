import pc from 'picocolors'

export type Colours = Pick<ReturnType<typeof pc.createColors>, 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'>

/**
 * Colours for one stream: on a terminal alone, unless FORCE_COLOR says so; NO_COLOR (no-color.org) wins over both.
 * Picocolors itself would also colour pipes under CI and on Windows.
 */
export const coloursFor = (isTerminal: boolean, env: NodeJS.ProcessEnv): Colours =>
  pc.createColors(wantsColour(isTerminal, env))

const wantsColour = (isTerminal: boolean, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean => {
  if (NO_COLOR) return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return isTerminal && TERM !== 'dumb'
}
