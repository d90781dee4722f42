import { PEOPLE_PATTERNS } from '../mentions/people-patterns.js'
import {
  ACTOR,
  ANYTHING,
  FOUNDABLE,
  inverse,
  PERSON,
  PLACE,
  pattern,
  type RelationshipPattern,
  TOOL,
  verb,
  WORDS,
} from './relationship-forms.js'

/** All patterns, in the order in which they are tried; the first that matches decides. */
export const RELATIONSHIP_PATTERNS: readonly RelationshipPattern[] = [
  ...PEOPLE_PATTERNS,
  // founding, owning
  pattern('FOUNDED', verb('founded|co-founded|cofounded|co-?founds|established|set up'), PERSON, FOUNDABLE, 0.9),
  inverse(
    'FOUNDED',
    verb('founded|co-founded|started|established|set up', '(?: (?:in|on) [\\p{L}\\p{N} ]{3,18})? by'),
    FOUNDABLE,
    PERSON,
    0.9,
  ),
  pattern(
    'LEADS',
    verb('leads?|heads?|runs?|manages?|chairs?|leading|heading|running|managing|led', '(?: up)?'),
    PERSON,
    ['organization', 'team', 'project', 'product'],
    0.8,
  ),
  inverse(
    'LEADS',
    verb('led|headed|run|managed|chaired', ' by'),
    ['organization', 'team', 'project', 'product'],
    PERSON,
    0.8,
  ),
  pattern(
    'ACQUIRED',
    verb('acquired|acquires|bought|buys|purchased|took over|merged with'),
    ['organization'],
    ['organization', 'product', 'technology'],
    0.85,
  ),
  inverse(
    'ACQUIRED',
    verb('acquired|bought|purchased|taken over', ' by'),
    ['organization', 'product', 'technology'],
    ['organization'],
    0.85,
  ),
  pattern(
    'OWNS',
    verb(
      'owns?|owning|bought|purchased|possess(?:es)?|drives?|driving|adopted|got',
      '(?: (?:a|an|the|my|his|her|their|our))?(?: (?:new|used|old|second-hand|red|blue|black|white|dog|cat|puppy|kitten|house|car|named|called))*',
    ),
    ACTOR,
    ['product', 'technology', 'organization', 'team', 'project', 'other'],
    0.75,
  ),
  inverse(
    'OWNS',
    verb('belongs? to|owned by|property of|subsidiary of|maintained by', ''),
    ['product', 'technology', 'project', 'organization', 'other', 'event'],
    ACTOR,
    0.8,
  ),
  // place
  pattern(
    'LOCATED_IN',
    verb('based|headquartered|located|situated', `${WORDS} (?:in|at|near|outside)`),
    ['organization', 'team', 'location', 'event', 'product', 'project'],
    PLACE,
    0.85,
  ),
  pattern(
    'LIVED_IN',
    verb(
      'used to live|lived|resided|(?:no longer|stopped) liv(?:e|es|ing)|moved away|left|moved out|relocated away',
      `(?:${WORDS} (?:in|at|near|from|of))?`,
    ),
    PERSON,
    PLACE,
    0.75,
  ),
  pattern('BORN_IN', verb('born', '(?: [\\p{L}\\p{N}]+){0,4}? (?:in|at|near)'), PERSON, PLACE, 0.9),
  pattern(
    'COMES_FROM',
    verb(
      'is from|am from|are from|was from|from|comes from|come from|originally from|raised in|grew up in|native of|hails from|citizen of',
    ),
    PERSON,
    PLACE,
    0.8,
  ),
  // Matches "Olivia from Contoso", where Contoso is an organization and not a place.
  pattern('WORKS_AT', /^from$/, PERSON, ['organization'], 0.65),
  pattern(
    'LIVES_IN',
    verb(
      'live|lives|living|resides?|residing|moved|moving|relocated|relocating|settled|based|stays?|staying',
      "(?: [\\p{L}\\p{N}’',§-]+){0,6}? (?:in|to|at|near|outside)",
    ),
    PERSON,
    PLACE,
  ),
  pattern('WORKS_IN', verb('works?|working', `${WORDS} (?:in|from|out of)`), PERSON, PLACE, 0.75),
  pattern(
    'LOCATED_IN',
    verb(
      'based|headquartered|located|situated|sits|lies|is|are|was|opened|has (?:its |an? )?(?:headquarters|offices?)',
      `${WORDS} (?:in|at|near|outside|of)`,
    ),
    ['organization', 'team', 'location', 'event', 'product', 'project'],
    PLACE,
    0.75,
  ),
  pattern(
    'TAKES_PLACE_IN',
    verb('takes? place|took place|held|happens|happened|starts', `${WORDS} (?:in|at|near)`),
    ['event'],
    PLACE,
    0.8,
  ),
  pattern(
    'VISITED',
    verb('visited|visits|visiting|travell?ed|flew|went|drove|been|toured', `(?:${WORDS} (?:to|in|through|around))?`),
    PERSON,
    PLACE,
    0.7,
  ),
  pattern(
    'ATTENDED',
    verb('attended|attends|attending|went|spoke|speaks|speaking|presented|participated', `(?:${WORDS} (?:to|at|in))?`),
    PERSON,
    ['event'],
    0.75,
  ),
  // making and using
  pattern(
    'CREATED',
    verb(
      'created|creates|wrote|authored|designed|invented|developed|develops|composed|published|released|painted|directed|recorded|built|launched|maintains?|maintaining|co-wrote|co-created|makes|made|produces',
    ),
    ['person', 'organization', 'team'],
    ['product', 'project', 'technology', 'event', 'concept', 'other'],
    0.75,
  ),
  inverse(
    'CREATED',
    verb(
      'created|written|authored|designed|invented|developed|composed|published|released|painted|directed|recorded|built|launched|made|produced',
      '(?: in \\d{4})? by',
    ),
    ['product', 'project', 'technology', 'event', 'concept', 'other'],
    ['person', 'organization', 'team'],
    0.8,
  ),
  pattern(
    'USES',
    verb(
      'use|uses|using|switched|switching|switches|migrated|migrating|migrates|moved|moving|upgraded|upgrading|runs?|running|relies|rely|relying|depends?|depending|built|written|wrote|deployed|deploys?|deploying|powered|chose|chooses|choosing|adopted|adopts|adopting|codes?|coding|programs?|works?|working|develops?|developing|picked|selected|settled|writes?|writing|stores?|hosted|hosts?|implemented|installed|requires?|integrates?|tracks?|talks|communicates?',
      `(?:${WORDS} (?:to|on|in|with|by|for|using|via|over|into|onto))?`,
    ),
    ACTOR,
    TOOL,
    0.8,
  ),
  inverse('USES', verb('used|chosen|adopted|preferred', ' by'), TOOL, ACTOR, 0.8),
  pattern(
    'DISLIKES',
    verb("hates?|dislikes?|detests?|can't stand|cannot stand|(?:doesn't|does not|don't|do not) like|avoids?"),
    PERSON,
    ANYTHING,
    0.75,
  ),
  pattern(
    'PREFERS',
    verb('prefers?|preferring|would rather use|favou?rs?'),
    ['person', 'team', 'organization'],
    ANYTHING,
    0.8,
  ),
  pattern(
    'LIKES',
    verb('loves?|likes?|enjoys?|enjoying|adores?|(?:a |big |huge )*fan of|fond of|keen on|into'),
    PERSON,
    ANYTHING,
    0.75,
  ),
  pattern(
    'PART_OF',
    verb(
      'part of|(?:a )?(?:subsidiary|division|branch|department|unit|suburb|district|component|module|member) of|belongs? to',
    ),
    null,
    null,
    0.8,
  ),
  pattern(
    'KNOWS',
    verb('met|knows?|introduced (?:me )?to|met up with|talked to|spoke (?:to|with)'),
    PERSON,
    PERSON,
    0.6,
  ),
]
