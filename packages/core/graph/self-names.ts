/** A name of one to four words, each with a capital or after a particle. */
const NAME =
  "(\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:(?:de|da|di|van|von|der|la|del|bin|al)\\s+)?(?:\\p{Lu}\\.(?=\\s)|\\p{Lu}[\\p{L}'’-]*)){0,3})"
const FORMS = [
  new RegExp(`\\b(?:[Mm]y|[Tt]he user['’]s|[Uu]ser['’]s) (?:(?:full|first|real|given) )?name is ${NAME}`, 'u'),
  new RegExp(`\\b(?:I am|I['’]m|[Tt]he user is|[Tt]hey are|I get) (?:called|named) ${NAME}`, 'u'),
  new RegExp(`\\b(?:I|[Tt]he user|[Uu]ser) (?:go|goes|am known|is known) (?:by|as) (?:the name )?${NAME}`, 'u'),
  new RegExp(`\\b[Cc]all me ${NAME}`, 'u'),
]
/** Names are told at the beginning; in characters. */
const SEARCHED = 2_000

/** The names that the writer, or the user whom an agent writes of, bears by the text's own words. */
export const selfNames = (text: string): string[] => {
  const begin = text.slice(0, SEARCHED)
  return [...new Set(FORMS.map((form) => form.exec(begin)?.[1]).filter((name) => name !== undefined))]
}
