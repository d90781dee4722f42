import type { Reference } from './references.js'
import type { EntityType } from './types.js'

/** A relationship between two references of one sentence. */
export interface StatedRelationship {
  source: Reference
  target: Reference
  label: string
  confidence: number
  sentence: number
  /** What the form says that its ends are, where the names do not: "works at X" makes X an organization. */
  sourceType: EntityType | null
  targetType: EntityType | null
}

/** The type of what a reference names, and how sure it is. */
export type TypeOf = (reference: Reference) => { type: EntityType; confidence: number }

/** How a relationship is said: by what stands between its two ends, or for an object-first form (`inverse`), the reverse. */
export interface RelationshipPattern {
  label: string
  /** Of the words between the ends, in lower case, blanks at neither edge; bounded, for it meets any text. */
  between: RegExp
  /** The end that stands second in the text is the relationship's source. */
  inverse?: true
  /** What the ends can be, as they stand in the text; null is anything. */
  first: readonly EntityType[] | null
  second: readonly EntityType[] | null
  confidence: number
}

export const PERSON: readonly EntityType[] = ['person']
export const GROUP: readonly EntityType[] = ['organization', 'team']
/** Companies that are known by what they make: "works at GitHub". */
export const EMPLOYER: readonly EntityType[] = ['organization', 'team', 'technology', 'product']
export const ACTOR: readonly EntityType[] = [
  'person',
  'organization',
  'team',
  'project',
  'product',
  'technology',
  'other',
]
export const PARTY: readonly EntityType[] = ['person', 'organization', 'team']
export const FOUNDABLE: readonly EntityType[] = ['organization', 'team', 'project', 'product', 'event']
export const PLACE: readonly EntityType[] = ['location']
export const WORK: readonly EntityType[] = ['project', 'product', 'technology', 'other']
export const TOOL: readonly EntityType[] = ['technology', 'product']
export const ANYTHING = null

/** Adverbs and auxiliaries before the verb, and "who" or "which" that opens a clause on the subject. */
export const LEAD =
  "^(?:,? ?(?:who|which|that) )?(?:(?:has|have|had|is|was|am|are|were|'s|'m|'re|'ve|’s|’m|been|being|also|now|currently|still|always|often|usually|mostly|mainly|recently|just|then|really|both|all|already|primarily|will|finally|got|gets|happily|actually|both|currently|formerly|once|previously|first|originally|to|do|does|did|later) )*"
export const WORDS = "(?: [\\p{L}\\p{N}’'&/-]+){0,7}?"
export const THE =
  '(?: (?:the|a|an|our|my|his|her|their|its|this|that|new|own|one|local|small|big|large|same|company|startup|firm|team|framework|library|language|tool|city|town|village|called|named|of))*'

export const verb = (words: string, tail = ''): RegExp => new RegExp(`${LEAD}(?:${words})${tail}${THE}$`, 'u')
export const be = "(?:is|was|am|are|were|'s|'m|’s|’m|as|became|be|been|,)"
export const ROLES =
  '(?:engineer|developer|designer|programmer|manager|director|nurse|teacher|ceo|cto|cfo|coo|cpo|ciso|president|vp|head|lead|leader|analyst|scientist|professor|lecturer|intern|consultant|architect|doctor|surgeon|researcher|editor|accountant|officer|secretary|assistant|chair|chairman|chairwoman|employee|lawyer|attorney|journalist|reporter|electrician|mechanic|driver|pilot|chef|cook|baker|waiter|barista|librarian|translator|writer|artist|photographer|therapist|pharmacist|dentist|physician|technician|administrator|recruiter|principal|dean|postdoc|fellow|specialist|coordinator|executive|partner|advisor|adviser|supervisor|salesperson|salesman|cashier|clerk|cleaner|gardener|farmer|firefighter|officer|sysadmin|tester|trainer|coach|tutor|instructor|representative|agent|banker|broker|economist|biologist|chemist|physicist|mathematician|statistician|historian|curator|producer|composer|musician)'

export const pattern = (
  label: string,
  between: RegExp,
  first: RelationshipPattern['first'],
  second: RelationshipPattern['second'],
  confidence = 0.85,
): RelationshipPattern => ({ label, between, first, second, confidence })
export const inverse = (...given: Parameters<typeof pattern>): RelationshipPattern => ({
  ...pattern(...given),
  inverse: true,
})

/** "Acme's CTO, Raj Patel" */
export const IS_EMPLOYED_AS = new RegExp(`^(?:'s )?(?:[\\p{L}-]+ ){0,2}?${ROLES},?$`, 'u')

/** Who joins a club works nowhere by it: "joined the Rowing Club". */
export const isJoined = (words: string, group: string): boolean =>
  /\bjoin(?:s|ed|ing)?\b/.test(words) &&
  /\b(?:association|club|society|union|league|church|choir|party|band|orchestra|forum|federation|committee|council|board|group|gym|community|network|guild|alliance)$/i.test(
    group,
  )
