/** First-person words of several languages, in lower case: "US" in capitals is not such a word. */
const FIRST_PERSON = new Set(
  (
    'i me my mine myself we us our ours ourselves ' +
    // German, Dutch, French
    'ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer ' +
    "ik mij mijn wij ons onze je j'ai j'aime moi mon ma mes nous notre nos " +
    // Spanish, Portuguese, Italian, Polish, Russian
    'yo mí mi mis nosotros nuestro nuestra eu meu minha meus minhas nós nosso nossa io mio mia miei mie noi nostro ' +
    'nostra ja mnie mój moja moje my nasz nasza я меня мне мой моя моё мои мы нас наш наша'
  ).split(' '),
)

/** Words for the addressee. In a statement by another writer, the same word means another person. */
const ADDRESSEE = new Set(
  'you your yours yourself du dich dir dein deine Sie Ihr Ihnen Ihre tu te ton ta tes vous votre vos'.split(' '),
)
const USER_FIRST = /^(?:the |this |our )?(?:user|customer|client)(?:'s|s|s')?(?:\n| |$)/

/** A statement that starts with one of these words omits its "I" or "she" ("Prefers dark mode", "Allergic to nuts"). */
const ELIDED = new Set(
  (
    'prefer prefers like likes love loves hate hates enjoy enjoys want wants need needs live lives work works am ' +
    'allergic born vegetarian vegan married engaged divorced speaks speak owns own has have plays studies studied ' +
    'moved started joined went bought visited lived worked grew got plans wants hopes wishes dislikes dislike'
  ).split(' '),
)

/**
 * Function words and verbs of languages in which every sentence names its subject. A statement without any of them may
 * express the first person by its verb alone ("Vivo en Madrid"), so it is assumed to depend on its speaker.
 */
const NAMES_ITS_SUBJECT = new Set(
  // English: function words, and verbs in the third person, the past tense or the base form
  (
    'the is are was were have had of and with for at from that this not will would should can must may does did be been ' +
    'it its if his her their she they who which than into over under between because never always every each when ' +
    'before after ' +
    'accepts adds allows applies asks begins belongs blocks books breaks brings builds buys calls causes changes checks ' +
    'closes collects comes connects consists contains controls converts costs covers creates decides deletes depends ' +
    'describes drinks drives drops earns eats ends enables enjoys expects expires exports fails finds fixes follows ' +
    'gets gives goes grows handles hates helps hires holds hosts includes keeps knows leads learns leaves lets likes ' +
    'listens lives loads looks loses loves makes manages means measures meets mentors merges moves needs offers opens ' +
    'owns pays plans plays prefers prints produces protects provides reads receives refuses rejects removes replaces ' +
    'reports requires responds returns reviews runs says seems sells sends serves shares ships shows speaks spends ' +
    'starts stays stops stores studies supports takes teaches tests thinks trains translates travels triggers tries ' +
    'turns uses visits waits wants watches wears weighs wins works writes ' +
    'became began bought broke built called came chose crashed died fell finished found founded gave got grew hired ' +
    'joined launched left lost made married met moved opened paid released resigned said sent signed sold started took ' +
    'visited went won wrote ' +
    'avoid keep push run use write ' +
    // German, Dutch, French
    'der das den dem ist nicht und mit für von zu auf wird wurde hat haben sind war ein eine einen wohnt arbeitet heißt ' +
    'lebt mag spricht het een niet voor naar wordt est sont avec pour dans une habite travaille aime'
  ).split(' '),
)
/** English verbs that count like NAMES_ITS_SUBJECT, but not as the first word: Spanish "has" means "you have". */
const NOT_FIRST = new Set(['has'])

/** Matches one word; "j'ai" counts as one word. */
const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu
/** Maximum characters read, from the start of the text. */
const READ = 2_000
/** In capitals, these words are not pronouns but names or abbreviations. */
const NO_PRONOUN = /^(?:US|MI|MA|ME|MES|IO|JA)$/

/**
 * Whether a text says "I" or "my", or begins with "the user" or with a word whose omitted subject is the speaker
 * ("Prefers tea"). Reads at most 2,000 characters.
 */
export function speaksOfSpeaker(text: string): boolean {
  const words = (text.slice(0, READ).match(WORD) ?? []).filter((word) => !NO_PRONOUN.test(word))
  const lower = words.map((word) => word.toLowerCase().replace('’', "'"))
  const isFirst = (word: string) => FIRST_PERSON.has(word) || FIRST_PERSON.has(word.replace(/'.*$/u, ''))
  return lower.some(isFirst) || ELIDED.has(lower[0] ?? '') || USER_FIRST.test(lower.slice(0, 3).join(' '))
}

/**
 * Whether the statement is about its speaker, its addressee or somebody unnamed, so that the same words from another
 * speaker mean something else. If in doubt, returns true: keeping a statement twice is better than merging two
 * different ones.
 * @param words the words of the statement's normal form, in order
 */
export function dependsOnSpeaker(words: readonly string[]): boolean {
  if (words.some((word) => FIRST_PERSON.has(word) || ADDRESSEE.has(word))) return true
  if (ELIDED.has(words[0] ?? '')) return true
  if (USER_FIRST.test(words.slice(0, 3).join(' '))) return true
  return !words.some((word, index) => NAMES_ITS_SUBJECT.has(word) || (index > 0 && NOT_FIRST.has(word)))
}
