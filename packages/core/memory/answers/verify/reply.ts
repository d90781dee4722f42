/** Matches a reply such as "yes", and "no" if a mark such as a comma follows: "No dogs are allowed" is not a reply. */
const REPLY =
  /^\s{0,4}(?:(?:yes|yeah|yep|no|nope|correct|incorrect|right|wrong|true|false|indeed|exactly|absolutely|certainly|of course|definitely|ja|nein|doch|genau|richtig|falsch|stimmt|natürlich)(?:[,.:;!]|\s{0,4}[-–—](?=\s))|(?:yes|yeah|yep|ja)(?=\s))\s{0,4}(?=\S)/iu
/** Maximum replies removed: "No, no, …". */
const MOST = 3

/**
 * Removes "yes" or "no" from the beginning of a sentence of an answer, because it replies to the question and no source
 * can support it: "Yes, she likes nuts." becomes "She likes nuts."
 */
export function withoutReply(sentence: string): string {
  let text = sentence
  for (let cut = 0; cut < MOST && REPLY.test(text); cut += 1) text = text.replace(REPLY, '')
  return text === sentence ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
