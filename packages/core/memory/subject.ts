/** Words of a first person, in the languages that name it; "US" and "IT" in capitals do not reach here. */
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

/** The addressee of a statement, and the user of the writing agent, are other people for another writer. */
const ADDRESSEE = new Set(
  'you your yours yourself du dich dir dein deine Sie Ihr Ihnen Ihre tu te ton ta tes vous votre vos'.split(' '),
)
const USER_FIRST = /^(?:the |this |our )?(?:user|customer|client)(?:'s|s|s')?(?:\n| |$)/

/** A statement that begins so has left its "I" or "she" out ("Prefers dark mode", "Allergic to nuts"). */
const ELIDED = new Set(
  (
    'prefer prefers like likes love loves hate hates enjoy enjoys want wants need needs live lives work works am ' +
    'allergic born vegetarian vegan married engaged divorced speaks speak owns own has have plays studies studied ' +
    'moved started joined went bought visited lived worked grew got plans wants hopes wishes dislikes dislike'
  ).split(' '),
)

/**
 * Function words of languages that always name the subject. Where a statement shows none of them, its first person
 * may be in the verb alone ("Vivo en Madrid"), so it is not taken for a statement about the world.
 */
const NAMES_ITS_SUBJECT = new Set(
  // English: function words, and verbs of a third person
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
/** Verbs of English too, but auxiliaries of a second person where they open a Spanish statement. */
const NOT_FIRST = new Set(['has'])

/**
 * Whether the statement is about its speaker, its addressee or someone it does not name, so that the same words of
 * another speaker are another statement. In doubt it is: a statement kept twice is better than two merged.
 * @param words the lower-cased words in order
 */
export function dependsOnSpeaker(words: readonly string[]): boolean {
  if (words.some((word) => FIRST_PERSON.has(word) || ADDRESSEE.has(word))) return true
  if (ELIDED.has(words[0] ?? '')) return true
  if (USER_FIRST.test(words.slice(0, 3).join(' '))) return true
  return !words.some((word, index) => NAMES_ITS_SUBJECT.has(word) || (index > 0 && NOT_FIRST.has(word)))
}
