import type { Reference } from '../relationships/references.js'

/**
 * Words for ties, with the label of the relationship. The source of the relationship is whom the word describes: "my
 * sister Ana" gives Ana SIBLING_OF me.
 */
const TIES = new Map(
  (
    'mother=PARENT_OF father=PARENT_OF mum=PARENT_OF mom=PARENT_OF dad=PARENT_OF parent=PARENT_OF stepmother=PARENT_OF stepfather=PARENT_OF ' +
    'son=CHILD_OF daughter=CHILD_OF child=CHILD_OF children=CHILD_OF kid=CHILD_OF kids=CHILD_OF sons=CHILD_OF daughters=CHILD_OF stepson=CHILD_OF stepdaughter=CHILD_OF baby=CHILD_OF ' +
    'brother=SIBLING_OF sister=SIBLING_OF sibling=SIBLING_OF twin=SIBLING_OF siblings=SIBLING_OF brothers=SIBLING_OF sisters=SIBLING_OF twins=SIBLING_OF ' +
    'wife=SPOUSE_OF husband=SPOUSE_OF spouse=SPOUSE_OF married=SPOUSE_OF fiancé=ENGAGED_TO fiancée=ENGAGED_TO fiance=ENGAGED_TO fiancee=ENGAGED_TO engaged=ENGAGED_TO ' +
    'partner=PARTNER_OF girlfriend=PARTNER_OF boyfriend=PARTNER_OF dating=PARTNER_OF ' +
    'grandmother=GRANDPARENT_OF grandfather=GRANDPARENT_OF grandma=GRANDPARENT_OF grandpa=GRANDPARENT_OF grandson=GRANDCHILD_OF granddaughter=GRANDCHILD_OF ' +
    'uncle=RELATIVE_OF aunt=RELATIVE_OF cousin=RELATIVE_OF cousins=RELATIVE_OF niece=RELATIVE_OF nephew=RELATIVE_OF mother-in-law=RELATIVE_OF father-in-law=RELATIVE_OF ' +
    'sister-in-law=RELATIVE_OF brother-in-law=RELATIVE_OF godmother=RELATIVE_OF godfather=RELATIVE_OF ' +
    'friend=FRIEND_OF friends=FRIEND_OF buddy=FRIEND_OF roommate=LIVES_WITH roommates=LIVES_WITH flatmate=LIVES_WITH housemate=LIVES_WITH ' +
    'neighbour=NEIGHBOR_OF neighbor=NEIGHBOR_OF neighbours=NEIGHBOR_OF neighbors=NEIGHBOR_OF ' +
    'colleague=WORKS_WITH colleagues=WORKS_WITH coworker=WORKS_WITH coworkers=WORKS_WITH co-worker=WORKS_WITH teammate=WORKS_WITH teammates=WORKS_WITH ' +
    'boss=MANAGES manager=MANAGES supervisor=MANAGES mentor=MENTORS mentee=MENTORED_BY assistant=REPORTS_TO report=REPORTS_TO ' +
    'doctor=DOCTOR_OF cardiologist=DOCTOR_OF pediatrician=DOCTOR_OF paediatrician=DOCTOR_OF physician=DOCTOR_OF gp=DOCTOR_OF surgeon=DOCTOR_OF dermatologist=DOCTOR_OF psychiatrist=THERAPIST_OF psychologist=THERAPIST_OF accountant=ACCOUNTANT_OF dentist=DENTIST_OF therapist=THERAPIST_OF lawyer=LAWYER_OF landlord=LANDLORD_OF client=CLIENT_OF customer=CLIENT_OF supplier=SUPPLIER_OF vendor=SUPPLIER_OF competitor=COMPETITOR_OF teacher=TEACHER_OF coach=COACH_OF ' +
    'dogs=PET_OF cats=PET_OF puppies=PET_OF kittens=PET_OF dog=PET_OF cat=PET_OF puppy=PET_OF kitten=PET_OF horse=PET_OF parrot=PET_OF rabbit=PET_OF hamster=PET_OF pet=PET_OF'
  )
    .split(' ')
    .map((line) => line.split('=') as [string, string]),
)
/** Labels of ties that companies can also have. */
export const BUSINESS_TIES: ReadonlySet<string> = new Set(['CLIENT_OF', 'SUPPLIER_OF', 'COMPETITOR_OF'])
const WORD = `(${[...TIES.keys()].sort((a, b) => b.length - a.length).join('|')})`
const KIND = '(?:[\\p{L}-]+ ){0,2}?'

/** Owner before bearer (see `Tie`): "my sister Ana", "Tom's wife, Nadia", "my boss is called Jonas". */
const OWNER_FIRST = new RegExp(
  `^(?:['’]s )?${KIND}${WORD}(?:,? (?:is|was|named|called|who|whose name is|['’]s name is)|['’]s name is|,|:)*$`,
  'u',
)
/** Bearer before owner, with the word for the tie after the owner: "Ana is my sister", "Nadia, Tom's wife". */
const BEARER_IS = /^(?:is|was|,|['’]s|became|is also|,? who is|is now|are|were|remains)$/u
const AFTER_OWNER = new RegExp(`^(?:['’]s )?${KIND}${WORD}(?![\\p{L}-])`, 'u')
/** "Ana is the sister of Tom". */
const TIE_OF = new RegExp(
  `^(?:is|was|,|became|,? who is|is now)(?: (?:the|a|an|one of the))? ?${KIND}${WORD} (?:of|to)$`,
  'u',
)
/** "I have a sister called Ana". */
const HAS_TIE = new RegExp(
  `^(?:have|has|had|['’]ve|['’]s)(?: got)? (?:a|an|one|two|three|his|her|my) ${KIND}${WORD}(?:,|:| named| called| by the name of| whose name is| who is called)*$`,
  'u',
)
/** "Ana and Tom are siblings". */
const ARE = new RegExp(`^(?:are|were|have been|got|became) ${KIND}${WORD}(?![\\p{L}-])`, 'u')

export interface Tie {
  /** Who is the sister, the boss or the dog. */
  bearer: Reference
  /** Whose sister, boss or dog it is. */
  owner: Reference
  label: string
}

/**
 * Returns the tie stated between two neighbouring references in a sentence, if any.
 * @param between the words between the two references, in lower case, trimmed
 * @param after the words after the second reference, in lower case, trimmed
 */
export const tieOf = (first: Reference, second: Reference, between: string, after: string): Tie | null => {
  const tie = (bearer: Reference, owner: Reference, word: string | undefined): Tie | null => {
    const label = word === undefined ? undefined : TIES.get(word)
    return label === undefined ? null : { bearer, owner, label }
  }
  if (first.possessive) {
    const found = OWNER_FIRST.exec(between)
    if (found) return second.possessive ? null : tie(second, first, found[1])
  }
  if (second.possessive && BEARER_IS.test(between)) {
    const found = AFTER_OWNER.exec(after)
    if (found) return tie(first, second, found[1])
  }
  if (first.possessive) return null
  const of = TIE_OF.exec(between)
  if (of) return tie(first, second, of[1])
  const has = HAS_TIE.exec(between)
  if (has) return tie(second, first, has[1])
  const are = /^(?:and|&)$/.test(between) ? ARE.exec(after) : null
  return are ? tie(first, second, are[1]) : null
}
