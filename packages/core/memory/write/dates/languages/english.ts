import { anyOf, numbered, phrases } from '../phrases.js'
import { type Language, type Pointer, words } from './language.js'

export const ENGLISH: Language = {
  name: 'English',
  known: words(
    'the a an of and to is are was were i we you he she they it my our his her at on for with had has have will that this by from not about since until',
  ),
  days: phrases([
    ['today|tonight', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
    ['the day before yesterday|day before yesterday', -2],
    ['the day after tomorrow|day after tomorrow', 2],
  ]),
  partsOfDay: anyOf('morning|afternoon|evening|night'),
  weekdays: phrases([
    ...numbered('sunday monday tuesday wednesday thursday friday saturday', 0),
    ['mon', 1],
    ['tue|tues', 2],
    ['wed', 3],
    ['thu|thur|thurs', 4],
    ['fri', 5],
  ]),
  onWeekday: anyOf('on|by|until|till|for|since'),
  onWeekend: anyOf('over the|at the|on the|during the'),
  weekend: anyOf('weekend'),
  months: phrases([
    ...numbered('january february march april may june july august september october november december'),
    ...numbered('jan feb mar apr may jun jul aug sep oct nov dec'),
    ['sept', 9],
  ]),
  doubtfulMonths: words('may march mar dec'),
  seasons: phrases([
    ['spring|springtime', 0],
    ['summer|summertime', 1],
    ['autumn|fall', 2],
    ['winter|wintertime', 3],
  ]),
  units: phrases([
    ['day|days', 'day'],
    ['week|weeks', 'week'],
    ['month|months', 'month'],
    ['year|years', 'year'],
    ['second|seconds|minute|minutes|min|mins|hour|hours|hr|hrs', 'moment'],
  ]),
  quarters: anyOf('quarter'),
  quarterSigns: words('q'),
  ordinals: phrases(
    numbered(
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
    ),
  ),
  ordinalMarks: words('st nd rd th'),
  counts: phrases([
    ...numbered('zero one two three four five six seven eight nine ten eleven twelve', 0),
    ['a|an|the', 1],
    ['couple|couple of|a couple|a couple of|the couple of', 2],
    // The numbers that the library `chrono-node` uses for these words.
    ['few|a few|the few', 3],
    ['several', 7],
  ]),
  pointersBefore: phrases<Pointer>([
    ['last|past|previous|this past|this last', -1],
    ['this', 0],
    ['next|this next', 1],
    ['coming|upcoming|this coming|this upcoming', 'coming'],
  ]),
  pointersAfter: phrases<Pointer>([]),
  agoBefore: anyOf(''),
  agoAfter: anyOf('ago'),
  aheadBefore: anyOf('in|in just|in about'),
  aheadAfter: anyOf('from now|from today'),
  notSince: words('haven hasn hadn'),
  cues: anyOf(
    'early|mid|mid -|late|the beginning of|the start of|in|since|until|till|by|during|throughout|back in|starting in|as of|before|after|around|for',
  ),
  fillers: anyOf('the|early|mid|mid -|late|the year|about|around|the beginning of|the start of'),
  of: anyOf('of|in'),
  to: anyOf('-|–|—|to|till|until|through|and'),
  endOf: anyOf('end of|the end of|end of the|the end of the|the end of this|end of this'),
  ends: phrases([
    ['eod|cob|end of day|end of the day|the end of the day|close of business', 'day'],
    ['eow|end of week|end of the week|the end of the week', 'week'],
    ['eom|month end|end of month', 'month'],
    ['eoq|quarter end|end of quarter', 'quarter'],
    ['eoy|year end|end of year', 'year'],
  ]),
  between: anyOf('between|from'),
  since: words('since'),
  bareYears: false,
  notBeforeDay: words('usa'),
  notBeforeWeekday: words('every each any black good ash cyber casual easter palm giving ruby most some alternate'),
  habits: anyOf('every|each|always|usually|normally|annually|annual|yearly|weekly|monthly|whenever|never'),
  birthdays: anyOf('birthday|bday|birthdays|name day|wedding anniversary|anniversary'),
  parties: anyOf('party|dinner|celebrate|celebrated|celebrating|celebration|surprise|trip|lunch|brunch'),
  amounts: words(
    'people users customers guests members cases items euros euro dollars pounds usd eur km miles meters metres feet hours minutes days weeks months years words pages steps calories kcal kg grams g m am pm percent points of times units square',
  ),
  amountEnding: null,
  notBeforeSeason: words(''),
  telling: words(
    'told said says mentioned announced heard learned learnt wrote noted confirmed reported decided agreed texted emailed',
  ),
  that: words('that'),
  moved: words('postponed rescheduled moved shifted pushed'),
  tense: {
    past: words(
      'was were had did went met saw came got made took gave told said bought sold ate drank ran won lost left felt found flew drove rode wrote read spoke taught built broke began became sent spent slept sat stood swam sang wore woke kept knew heard held hung hurt forgot fell fought caught chose cut drew paid quit rang shut stole thought threw understood',
    ),
    present: words('is are am has have need needs must should can starts begins opens'),
    future: words(
      'will ll shall going planned scheduled due deadline plan plans planning wants hope hopes upcoming appointment reminder remind tomorrow let submit send finish book expected supposed coming',
    ),
    pastEnding: /ed$/u,
    futureEnding: null,
    otherwise: words(
      'need red bed shed wed speed feed seed breed indeed exceed proceed succeed med led hundred sacred ted fred ned naked',
    ),
    auxiliaries: words(''),
    participle: /^$/,
    participleFollows: true,
  },
}
