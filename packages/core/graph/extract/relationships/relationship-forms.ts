import type { EntityType } from '../../types.js'
import type { Reference } from './references.js'

/** A relationship between two references in one sentence. */
export interface StatedRelationship {
  source: Reference
  target: Reference
  label: string
  confidence: number
  sentence: number
  /** Types of source and target that the wording implies: "works at X" makes X an organization. */
  sourceType: EntityType | null
  targetType: EntityType | null
}

/** Returns the type of a reference, and the confidence of that type, 0 to 1. */
export type TypeOf = (reference: Reference) => { type: EntityType; confidence: number }

/** A form of words between two references that states a relationship. */
export interface RelationshipPattern {
  label: string
  /**
   * Matched against the words between the two references, in lower case and trimmed. Repetitions in the expression must
   * be bounded, because it also runs on hostile texts.
   */
  between: RegExp
  /** Set if the reference that comes second in the text is the source of the relationship. */
  inverse?: true
  /** Allowed types of the reference that comes first in the text, and of the second; null allows any type. */
  first: readonly EntityType[] | null
  second: readonly EntityType[] | null
  confidence: number
}

export const PERSON: readonly EntityType[] = ['person']
export const GROUP: readonly EntityType[] = ['organization', 'team']
/** Types that an employer can have, including those of companies named like their product: "works at GitHub". */
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

/** Adverbs and auxiliaries before the verb, and the "who", "which" or "that" of a relative clause. */
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

/** Matches the words between an employer and an employee: "'s CTO," in "Acme's CTO, Raj Patel". */
export const IS_EMPLOYED_AS = new RegExp(`^(?:'s )?(?:[\\p{L}-]+ ){0,2}?${ROLES},?$`, 'u')

/** Whether "joined" in `words` means membership in a group, not employment: "joined the Rowing Club". */
export const isJoined = (words: string, group: string): boolean =>
  /\bjoin(?:s|ed|ing)?\b/.test(words) &&
  /\b(?:association|club|society|union|league|church|choir|party|band|orchestra|forum|federation|committee|council|board|group|gym|community|network|guild|alliance)$/i.test(
    group,
  )
