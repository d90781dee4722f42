import type { Token } from './tokens.js'

/** The word before the secret in "log in with …" and "opens with …", in the languages of the lexicon. */
export const WITH = /^(?:with|mit|avec|con|com|met|med|cu|dengan|с|кодом|kodem|by|using)$/i

/** Returns how much the text around a candidate looks like a program: 0 not at all, 1 a little, 2 a lot. */
export const programSigns = (from: number, to: number, tokens: readonly Token[]): number => {
  let signs = 0
  for (let index = Math.max(0, from - 4); index < Math.min(tokens.length, to + 4); index += 1) {
    const { text, before, after } = tokens[index] as Token
    if (/[{}[\]<>;`]|\n {2}/.test(before) || (index >= to && /[{}[\]<>;`]|\n {2}/.test(after))) signs += 1
    else if ((index < from || index >= to) && /[(){}[\]<>=]|\w\.\w|_/.test(text)) signs += 1
  }
  return signs > 2 ? 2 : signs > 0 ? 1 : 0
}
