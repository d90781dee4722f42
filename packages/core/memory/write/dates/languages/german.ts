import { anyOf, numbered, phrases } from '../phrases.js'
import { type Language, type Pointer, words } from './language.js'

export const GERMAN: Language = {
  name: 'German',
  known: words(
    'hier der die das den dem des ein eine einen und ist sind ich wir ihr sie er es mein meine nicht mit von vom zum zur im am auf fur bei seit bis war waren habe hat haben wird werden nach uber vor wurde unser unsere',
  ),
  days: phrases([
    ['heute', 0],
    ['gestern', -1],
    ['morgen', 1],
    ['vorgestern', -2],
    ['ubermorgen|uebermorgen', 2],
  ]),
  partsOfDay: anyOf('fruh|morgen|vormittag|mittag|nachmittag|abend|nacht'),
  weekdays: phrases([...numbered('sonntag montag dienstag mittwoch donnerstag freitag samstag', 0), ['sonnabend', 6]]),
  onWeekday: anyOf(''),
  onWeekend: anyOf('am'),
  weekend: anyOf('wochenende'),
  months: phrases([
    ...numbered('januar februar marz april mai juni juli august september oktober november dezember'),
    ...numbered('jan feb mrz apr mai jun jul aug sep okt nov dez'),
    ['janner', 1],
    ['feber', 2],
    ['maerz', 3],
    ['sept', 9],
  ]),
  doubtfulMonths: words(''),
  seasons: phrases([
    ['fruhling|fruhjahr|fruehling|fruehjahr', 0],
    ['sommer', 1],
    ['herbst', 2],
    ['winter', 3],
  ]),
  units: phrases([
    ['tag|tage|tagen|tages', 'day'],
    ['woche|wochen', 'week'],
    ['monat|monate|monaten|monats', 'month'],
    ['jahr|jahre|jahren|jahres', 'year'],
    ['sekunde|sekunden|minute|minuten|stunde|stunden', 'moment'],
  ]),
  quarters: anyOf('quartal|quartals'),
  quarterSigns: words('q'),
  ordinals: phrases([
    ...numbered(
      'ersten zweiten dritten vierten funften sechsten siebten achten neunten zehnten elften zwolften dreizehnten vierzehnten funfzehnten',
    ),
    ...numbered('erstes zweites drittes viertes'),
    ...numbered('erste zweite dritte vierte'),
  ]),
  ordinalMarks: words('.'),
  counts: phrases([
    ...numbered('null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf', 0),
    ['ein|eine|einen|einem|einer', 1],
    ['ein paar|einigen|einige|paar', 3],
    ['mehreren', 7],
  ]),
  pointersBefore: phrases<Pointer>([
    ['letzten|letzte|letztes|letzter|letztem|vergangenen|vergangene|vergangenes|vorigen|vorige|voriges', -1],
    ['dieses|diesen|diese|dieser|diesem', 0],
    ['nachsten|nachste|nachstes|nachster|nachstem', 1],
    ['kommenden|kommende|kommendes|kommender', 'coming'],
  ]),
  pointersAfter: phrases<Pointer>([]),
  agoBefore: anyOf('vor|seit'),
  agoAfter: anyOf(''),
  aheadBefore: anyOf('in'),
  aheadAfter: anyOf(''),
  notSince: words(''),
  cues: anyOf(
    'anfang|mitte|spatestens im|im|in|seit|bis|ab|wahrend|vor|nach|fur|um|gegen|anno|ab dem|seit dem|bis zum',
  ),
  fillers: anyOf('jahr|jahre|das jahr|dem jahr|dem|den|monat|anfang|mitte|spat|spaten|fruhen|kalenderjahr'),
  of: anyOf('des jahres|im jahr|im'),
  to: anyOf('-|–|—|bis|bis zum|und|auf'),
  endOf: anyOf('ende|ende des|ende der|ende dieses|ende dieser'),
  ends: phrases([
    ['feierabend|tagesende|ende des tages', 'day'],
    ['monatsende', 'month'],
    ['quartalsende', 'quarter'],
    ['jahresende', 'year'],
  ]),
  between: anyOf('zwischen|von|vom'),
  since: words('seit'),
  bareYears: true,
  notBeforeDay: words('guten am jeden der diesen eines jeder schonen'),
  notBeforeWeekday: words('jeden jeder jedes black an manchen'),
  habits: anyOf(
    'jeden|jeder|jedes|jede|immer|stets|ublicherweise|normalerweise|jahrlich|wochentlich|monatlich|alljahrlich|nie',
  ),
  birthdays: anyOf('geburtstag|geburtstage|namenstag|hochzeitstag|jahrestag'),
  parties: anyOf('geburtstagsfeier|feier|party|geburtstagsparty|feiern|gefeiert|geburtstagsessen'),
  amounts: words(
    'euro dollar personen leute menschen kunden nutzer mal km meter stunden minuten tage wochen monate jahre prozent stuck seiten worter uhr kg g m franken',
  ),
  amountEnding: /^\p{Lu}\p{Ll}+$/u,
  notBeforeSeason: words(''),
  telling: words(
    'sagte gesagt erzahlte erzahlt erwahnte schrieb geschrieben gehort erfahren angekundigt meinte mitgeteilt beschlossen',
  ),
  that: words('dass'),
  moved: words('verschoben verlegt verschoben vertagt'),
  tense: {
    past: words(
      'war waren warst hatte hatten wurde wurden ging gingen kam kamen traf trafen fuhr fuhren flog flogen sah sahen gab fand fanden nahm begann lief liefen blieb schrieb las sprach verlor gewann zog zogen fiel rief lag stand brach half ass trank wusste schlief',
    ),
    present: words('ist sind bin kommt kommen habe haben hat'),
    future: words(
      'wird werden werde muss mussen soll sollen will wollen geplant fallig angesetzt erwartet treffe gilt frist termin mochte mochten beginnt startet treffen',
    ),
    pastEnding: /(?:[^aeiou]te|[^aeiou]ten)$/u,
    futureEnding: null,
    otherwise: words(
      'heute bitte leute karte seite ersten letzte letzten nachste nachsten beste besten liebte gute guten rechte alte alten konnte konnten mochte mochten sollte sollten neunte zehnte welten kosten arbeiten warten starten hatten halten bitten unten hinten',
    ),
    auxiliaries: words('habe hat haben hast bin ist sind hattest'),
    participle:
      /^(?:ge\p{Ll}{2,}(?:t|en)|\p{Ll}{2,8}ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert)$/u,
    participleFollows: false,
  },
}
