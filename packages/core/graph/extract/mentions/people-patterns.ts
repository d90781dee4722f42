import {
  ACTOR,
  be,
  EMPLOYER,
  FOUNDABLE,
  GROUP,
  inverse,
  LEAD,
  PERSON,
  pattern,
  type RelationshipPattern,
  ROLES,
  THE,
  verb,
  WORDS,
  WORK,
} from '../relationships/relationship-forms.js'

/** Patterns for employment, study, and personal ties ("married Ana"). For "my sister Ana" and such, see kinship.ts. */
export const PEOPLE_PATTERNS: readonly RelationshipPattern[] = [
  // employment
  pattern(
    'WORKED_AT',
    verb(
      'used to work|(?:no longer|stopped) work(?:s|ing)?|left|quit|resigned from|retired from|worked|was employed|was laid off (?:from|by)|was fired (?:from|by)',
      `(?:${WORDS} (?:at|for|with|in))?`,
    ),
    PERSON,
    GROUP,
    0.75,
  ),
  pattern(
    'WORKS_ON',
    verb(
      'works?|working|worked|collaborates?|contributes?|contributing|contributed|assigned',
      '(?: [\\p{L}-]+){0,3}? (?:on|to)',
    ),
    ['person', 'team', 'organization'],
    WORK,
    0.8,
  ),
  pattern(
    'WORKS_AT',
    verb(
      'works?|working|employed|interns?|interning|freelances?|freelancing|consults?|consulting|teaches|teach|teaching|practices',
      `${WORDS} (?:at|for|with|by|in)`,
    ),
    PERSON,
    GROUP,
  ),
  pattern('WORKS_AT', verb('works?|working|employed|interns?|interning', `${WORDS} (?:at|for)`), PERSON, EMPLOYER),
  pattern(
    'WORKS_AT',
    verb(
      '(?:start(?:s|ed)?|began|beg(?:in|ins)|accept(?:s|ed)?|took|take|got|gets?|found|land(?:s|ed)?|have|has|had|hired|recruited|promoted)',
      `(?:${WORDS} (?:job|position|role|post|internship|offer|career|gig|work|working|apprenticeship|contract)(?: [\\p{L}]+){0,5}?)? (?:at|with|by|from)`,
    ),
    PERSON,
    GROUP,
    0.75,
  ),
  pattern(
    'FOUNDED',
    new RegExp(
      `${LEAD}(?:${be} )?(?:(?:the|a|an|one of the) )*(?:co-?)?founders?(?: and [\\p{L}-]+)? (?:of|at|behind)${THE}$`,
      'u',
    ),
    PERSON,
    FOUNDABLE,
    0.9,
  ),
  pattern(
    'OWNS',
    new RegExp(`${LEAD}(?:${be} )?(?:(?:the|a|an) )*(?:[\\p{L}-]+ )?(?:owner|proprietor) (?:of|at)${THE}$`, 'u'),
    ACTOR,
    null,
  ),
  pattern(
    'MEMBER_OF',
    new RegExp(
      `${LEAD}(?:${be} )?(?:(?:the|a|an|one of) )*(?:[\\p{L}-]+ ){0,3}?(?:members?|captain|part|citizen|alum(?:nus|na|ni)) (?:of|in|on|at)${THE}$`,
      'u',
    ),
    PERSON,
    GROUP,
  ),
  pattern(
    'STUDIES_AT',
    new RegExp(
      `${LEAD}(?:${be} )?(?:(?:the|a|an) )*(?:[\\p{L}-]+ ){0,4}?(?:student|undergraduate|freshman|sophomore) (?:at|of|in)${THE}$`,
      'u',
    ),
    PERSON,
    GROUP,
  ),
  pattern(
    'LEADS',
    new RegExp(
      `${LEAD}(?:${be} )?(?:(?:the|a|an|our|new) )*(?:[\\p{L}-]+ ){0,3}?(?:head|lead|leader|manager|owner|chair|maintainer|coach|captain) (?:of|for|on)${THE}$`,
      'u',
    ),
    PERSON,
    ['team', 'project', 'product', 'technology'],
    0.85,
  ),
  pattern(
    'WORKS_AT',
    new RegExp(
      `${LEAD}(?:${be})(?: (?:a|an|the|our|their|its|one of the))*(?: [\\p{L}&/-]+){0,5}? ?${ROLES}s?(?: and [\\p{L}-]+)?(?: [\\p{L}&-]+){0,3}? (?:at|of|for|with|in|from)${THE}$`,
      'u',
    ),
    PERSON,
    GROUP,
    0.85,
  ),
  pattern(
    'WORKS_AT',
    verb('joined|joins|joining|hired by|recruited by|employed by'),
    PERSON,
    ['organization', 'technology'],
    0.75,
  ),
  pattern(
    'MEMBER_OF',
    verb(
      'joined|joins|joining|join|plays for|play for|played for|signed (?:with|for)|serves on|volunteers (?:at|for|with)|belongs? to|on|sings in|plays in',
    ),
    PERSON,
    ['team'],
    0.8,
  ),
  pattern(
    'MEMBER_OF',
    verb('serves on|volunteers? (?:at|for|with)|volunteering (?:at|for|with)|belongs? to|plays? (?:for|in)|sings? in'),
    PERSON,
    GROUP,
    0.8,
  ),
  inverse('WORKS_AT', verb('hired|hires|employs|employed|recruited|appointed|promoted'), GROUP, PERSON, 0.8),
  // study
  pattern(
    'STUDIED_AT',
    verb(
      `studied|graduated|attended|(?:got|received|earned|holds|has|did|completed|finished)${WORDS} (?:degree|phd|ph\\.d\\.|doctorate|masters?|master's|bachelors?|bachelor's|diploma|mba|studies|thesis)`,
      `(?:${WORDS} (?:at|from))?`,
    ),
    PERSON,
    ['organization'],
    0.75,
  ),
  pattern(
    'STUDIES_AT',
    verb('study|studies|studying|attends|attending|enrolled', `(?:${WORDS} (?:at|in))?`),
    PERSON,
    ['organization'],
    0.8,
  ),
  // people at work and in the family
  pattern(
    'REPORTS_TO',
    verb('reports?|reporting|answers?|managed|supervised|works? under', '(?: [\\p{L}]+){0,3}?(?: (?:to|by))?'),
    PERSON,
    PERSON,
    0.85,
  ),
  pattern('MANAGES', verb('manages?|managing|supervises?|supervising|leads'), PERSON, PERSON, 0.85),
  pattern('MENTORS', verb('mentors?|mentoring|coaches'), PERSON, PERSON, 0.85),
  inverse('MENTORS', verb('mentored by|coached by'), PERSON, PERSON, 0.85),
  pattern('SPOUSE_OF', verb('married(?: to)?|wed|marries|marrying'), PERSON, PERSON, 0.85),
  pattern('ENGAGED_TO', verb('engaged to'), PERSON, PERSON, 0.85),
  pattern('PARTNER_OF', verb('dating|in a relationship with'), PERSON, PERSON, 0.75),
  pattern('FRIEND_OF', verb('(?:good |best |old |close )?friends with|befriended'), PERSON, PERSON, 0.85),
  pattern(
    'WORKS_WITH',
    verb('works?|working|collaborates?|collaborating|pairs', '(?: [\\p{L}]+){0,2}? with'),
    PERSON,
    PERSON,
    0.8,
  ),
  pattern('RELATED_TO', verb('related to'), PERSON, PERSON, 0.8),
]
