import { anyOf, numbered, phrases } from '../phrases.js'
import { type Language, type Pointer, words } from './language.js'

export const DUTCH: Language = {
  name: 'Dutch',
  known: words(
    'de het een en is zijn ik we wij je jij hij zij ze mijn ons onze niet met van op te aan bij voor naar heb heeft hebben was waren wordt sinds tot dat die er om over ook nog maar hier moet',
  ),
  days: phrases([
    ['vandaag|vanavond|vanmorgen|vanochtend|vanmiddag|vannacht', 0],
    ['gisteren|gisteravond|gistermorgen|gisterochtend|gistermiddag', -1],
    ['morgen|morgenochtend|morgenavond|morgenmiddag', 1],
    ['eergisteren', -2],
    ['overmorgen', 2],
  ]),
  partsOfDay: anyOf('ochtend|morgen|middag|avond|nacht|vroeg'),
  weekdays: phrases([
    ...numbered('zondag maandag dinsdag woensdag donderdag vrijdag zaterdag', 0),
    ...numbered('zondagavond maandagavond dinsdagavond woensdagavond donderdagavond vrijdagavond zaterdagavond', 0),
    ...numbered(
      'zondagochtend maandagochtend dinsdagochtend woensdagochtend donderdagochtend vrijdagochtend zaterdagochtend',
      0,
    ),
    ...numbered(
      'zondagmiddag maandagmiddag dinsdagmiddag woensdagmiddag donderdagmiddag vrijdagmiddag zaterdagmiddag',
      0,
    ),
  ]),
  onWeekday: anyOf(''),
  onWeekend: anyOf('in het|dit'),
  weekend: anyOf('weekend'),
  months: phrases([
    ...numbered('januari februari maart april mei juni juli augustus september oktober november december'),
    ...numbered('jan feb mrt apr mei jun jul aug sep okt nov dec'),
    ['sept', 9],
  ]),
  doubtfulMonths: words(''),
  seasons: phrases([
    ['lente|voorjaar', 0],
    ['zomer', 1],
    ['herfst|najaar', 2],
    ['winter', 3],
  ]),
  units: phrases([
    ['dag|dagen', 'day'],
    ['week|weken', 'week'],
    ['maand|maanden', 'month'],
    ['jaar|jaren', 'year'],
    ['seconde|seconden|minuut|minuten|uur', 'moment'],
  ]),
  quarters: anyOf('kwartaal'),
  quarterSigns: words('q k'),
  ordinals: phrases(numbered('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende')),
  ordinalMarks: words('e de ste'),
  counts: phrases([
    ...numbered('nul een twee drie vier vijf zes zeven acht negen tien elf twaalf', 0),
    ['een paar|enkele|paar', 3],
    ['meerdere', 7],
  ]),
  pointersBefore: phrases<Pointer>([
    ['vorige|vorig|afgelopen|laatste', -1],
    ['deze|dit', 0],
    ['volgende|volgend', 1],
    ['komende|komend|aanstaande', 'coming'],
  ]),
  pointersAfter: phrases<Pointer>([
    ['jl', -1],
    ['aanstaande|as', 'coming'],
  ]),
  agoBefore: anyOf('sinds|al'),
  agoAfter: anyOf('geleden|terug'),
  aheadBefore: anyOf('over'),
  aheadAfter: anyOf(''),
  notSince: words(''),
  cues: anyOf('begin|medio|half|begin van|in|sinds|tot|vanaf|tijdens|voor|na|rond|per|tot en met|tegen|in de'),
  fillers: anyOf('de|het|het jaar|de maand|begin|medio|half|vroege|late'),
  of: anyOf('van|van het jaar|in'),
  to: anyOf('-|–|—|tot|t / m|tot en met|en|naar'),
  endOf: anyOf(
    'eind|einde|einde van|einde van de|einde van het|eind van de|eind van het|het einde van de|het einde van het|het eind van de|eind van|het einde van',
  ),
  ends: phrases([
    ['einde dag|einde van de dag|eind van de dag', 'day'],
    ['einde week', 'week'],
    ['maandeinde', 'month'],
    ['jaareinde', 'year'],
  ]),
  between: anyOf('tussen|van'),
  since: words('sinds'),
  bareYears: false,
  notBeforeDay: words('goede elke iedere de deze s'),
  notBeforeWeekday: words('elke iedere alle black'),
  habits: anyOf('elke|elk|iedere|ieder|altijd|meestal|gewoonlijk|jaarlijks|wekelijks|maandelijks|nooit'),
  birthdays: anyOf('verjaardag|verjaardagen|jarig|trouwdag'),
  parties: anyOf('verjaardagsfeest|feest|feestje|vieren|gevierd|verjaardagsfeestje'),
  amounts: words(
    'euro euros dollar mensen personen klanten keer km meter uur uren minuten dagen weken maanden jaar procent paginas woorden gevallen exemplaren kg g m gasten',
  ),
  amountEnding: null,
  notBeforeSeason: words(''),
  telling: words('zei vertelde schreef hoorde gehoord verteld gezegd aangekondigd meldde besloten'),
  that: words('dat'),
  moved: words('verplaatst verschoven uitgesteld verzet'),
  tense: {
    past: words(
      'was waren had hadden werd werden ging gingen kwam kwamen zag zagen viel vielen nam namen gaf vond vonden reed vloog liep bleef schreef las sprak verloor won begon kocht bracht dacht at dronk sliep brak deed deden zat stond lag',
    ),
    present: words('is ben bent heb hebt heeft hebben komt'),
    future: words(
      'zal zullen gaat gaan ga wordt worden moet moeten wil willen gepland verwacht zie geldt afspraak begint',
    ),
    pastEnding: /(?:[^aeiou](?:de|te|den|ten))$/u,
    futureEnding: null,
    otherwise: words(
      'derde vierde eerste laatste grootste beste goede oude koude vrienden honden landen handen worden vonden maanden rusten kosten lasten wilde konden zouden antwoorden binnen einde ronde bestanden',
    ),
    auxiliaries: words('heb heeft hebben hebt ben is zijn bent'),
    participle:
      /^(?:ge\p{Ll}{2,}(?:t|d|en|an)|\p{Ll}{2,6}ge\p{Ll}{2,}(?:t|d|en|an)|(?:be|ver|ont|her|er)\p{Ll}{2,}(?:t|d))$/u,
    participleFollows: false,
  },
}
