/** Longest name shown, in characters. */
const LONGEST = 80

/**
 * Makes a name that a stranger chose safe to show in a sentence of ours. Removes control and format characters, which
 * could reorder or hide text (Unicode TR 36, section 2.1), and returns one line of at most 80 characters; empty if
 * nothing visible is left.
 */
export function foreignName(name: string): string {
  // Cuts the name before cleaning it, so that a name of a megabyte costs no more than a short one.
  const plain = name
    .slice(0, 10 * LONGEST)
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  const characters = [...plain]
  return characters.length <= LONGEST ? plain : `${characters.slice(0, LONGEST - 1).join('')}…`
}
