import { NO_OCCUPATION, OCCUPATION } from '../../../guard/relation/lexicon/families.js'
import { type AnswerLanguage, rootsIn, type Word } from '../words.js'

/**
 * Concepts: groups of words that a question and a statement use for the same thing ("Where does she live?", "She has
 * moved to Hamburg."). The words are not synonyms: a common concept only makes it likely that the statement is about
 * what is asked. The table is written by hand and not derived from the guard's families of relations: a family consists
 * of phrases with a direction and a tense, while a word here can belong to several concepts. weights.ts was trained
 * with exactly this table: a change here needs new weights.
 */
const CONCEPTS: readonly (readonly [english: string, german: string])[] = [
  [
    'live reside move relocate settle home base based house flat apartment address',
    'wohnen wohnt lebt leben gezogen umgezogen zieht zog umzug wohnung adresse wohnort zuhause',
  ],
  [
    'cost price fee charge rate pay paid expensive cheap bill worth spend spent euro dollar pound rent premium rebate discount loan instalment monthly budget salary earn wage income',
    'kosten kostet preis teuer beträgt bezahlt zahlt zahlen gebühr miete euro rabatt nachlass verlangt budget geld gehalt verdient',
  ],
  [
    'occupation work job profession career position role employ employer business run company practise',
    'beruf beruflich arbeit arbeitet arbeiten stelle tätig firma job',
  ],
  ['name call named title known', 'heißt heißen name genannt nennt'],
  [
    'prefer favourite rather like love enjoy hate dislike stand fond keen want',
    'mag mögen lieber liebsten bevorzugt gern liebt hasst lieblings lieblingsessen',
  ],
  ['own owner belong possess have hold', 'gehört besitzt besitzer hat eigentum eigentümer vermieter'],
  [
    'manage manager lead leader head boss chair responsible charge supervise supervisor maintain maintainer run own owner handle coordinate duty care look oversee command commander superior representative represent',
    'leitet leiter leiterin leitung führt chef chefin betreut betreuerin betreuer zuständig verantwortlich verantwortet kümmert pflegt übernimmt',
  ],
  ['drive car vehicle van lorry truck park motor hire rental', 'fährt auto wagen fahrzeug parkt'],
  [
    'start begin commence launch open join since first introduce available',
    'beginnt anfängt startet anfang start öffnet ab fährt abfahrt',
  ],
  [
    'end expire finish valid until stop close last deadline due run retire over late',
    'endet läuft ablauf gültig gilt frist fällig abgabe abgabetermin schließt bis termin',
  ],
  [
    'stop quit longer cancel drop abolish leave reject withdraw turn gave give cease remove rid still anymore smoke',
    'aufgehört mehr abgesagt gekündigt noch verlässt aus nicht beendet',
  ],
  ['old age born birth birthday turn year', 'alt alter geboren geburt geburtstag jahre welt'],
  ['weigh weight heavy kg kilo load carry tonne', 'wiegt gewicht schwer kg'],
  [
    'long last take duration period time hour minute day week month run keep kept age notice warranty guarantee',
    'dauert dauer lange stunden minuten tage aufbewahrt heben frist ruhen gehen',
  ],
  [
    'allergic allergy intolerant intolerance tolerate avoid milk lactose',
    'allergisch allergie verträgt unverträglich laktose',
  ],
  [
    'eat food diet meal vegetarian vegan meat feed cook dish breakfast dinner lunch',
    'isst essen fleisch kocht gericht nahrung',
  ],
  ['drink coffee tea beer wine alcohol milk', 'trinkt trinken kaffee tee alkohol bier wein'],
  [
    'wife husband spouse marry married partner wedding divorced single',
    'frau mann verheiratet geheiratet ehe ehefrau ehemann hochzeit',
  ],
  ['grow grew childhood raise child kid son daughter children baby', 'kinder kind sohn tochter'],
  ['because reason cause due why owing root', 'weil wegen grund warum weshalb aufgrund'],
  ['capacity fit seat hold many maximum room people person up', 'platz plätze passen sitze personen'],
  [
    'store keep stored located location locate lie find kept hang sit park put bucket aisle stock place based where office',
    'liegt steht lagert gelagert aufbewahrt befindet sitzt lager platz ort büro hängt',
  ],
  [
    'ill illness disease diagnose condition suffer sick hurt injury injure break broken sprain',
    'krank krankheit leidet verletzung verstaucht bruch gebrochen',
  ],
  [
    'doctor gp physician practice clinic family medicine medication drug pill dose mg take',
    'arzt ärztin praxis medikament tablette dosis mg nimmt bekommt',
  ],
  ['buy bought purchase acquire order get sold sell deal', 'kauft gekauft kaufte bestellt verkauft erworben'],
  [
    'meet meeting appointment interview schedule attend present take place held',
    'trifft treffen termin sitzung findet statt stattfindet',
  ],
  ['recommend refer suggest propose advise advice suggestion', 'empfohlen empfiehlt vorgeschlagen rät schlägt'],
  [
    'decide decision choose chose chosen pick select opt agree approve adopt settle',
    'entschieden entscheidung gewählt beschlossen setzen nehmen einverstanden zugestimmt',
  ],
  ['replace instead swap switch migrate substitute change', 'statt ersetzt ersetzen durch gewechselt wechsel'],
  [
    'fly flight plane airport travel trip train bus commute journey home',
    'flug fliegt reise fahrt bus zug bahn straßenbahn fährt kommt womit',
  ],
  [
    'study university degree subject read course graduate school college learn pick',
    'studiert studium schule fach lernt universität',
  ],
  ['teach teacher lesson coach train trainer', 'lehrt lehrer unterrichtet trainer trainiert'],
  ['speak language talk fluent know', 'spricht sprache sprachen'],
  ['play instrument sport game music', 'spielt instrument sport treibt'],
  [
    'use run rely tool stack framework database system software version store data write written build language',
    'nutzt benutzt verwendet läuft betriebssystem datenbank gebaut setzen',
  ],
  ['write author written compose draft document', 'schreibt geschrieben autor verfasst protokoll führt'],
  ['afraid fear scared phobia frighten frightened', 'angst fürchtet furcht fürchten höhenangst'],
  ['fix solve resolve repair solution close', 'behoben gelöst repariert lösung'],
  [
    'break broken fail down outage unavailable incident wrong order defect crash',
    'kaputt ausfall defekt betrieb funktioniert störung fehlt',
  ],
  ['sign contract agreement lease deal signed', 'vertrag unterschrieben unterzeichnet'],
  [
    'contact reach phone telephone mail call number person talk',
    'kontakt kontaktieren erreicht telefon ansprechpartner ansprechpartnerin sprechen kontaktiert',
  ],
  ['permit allow may can must forbid require need accept able', 'erlaubt darf dürfen muss verboten pflicht'],
  ['colour color red blue green grey paint', 'farbe rot blau grün gestrichen'],
  ['win won prize award victory score result', 'gewonnen sieg preis ergebnis'],
  ['visit visited been trip tour country', 'besucht besuch gewesen'],
  ['read book novel finish', 'gelesen liest buch bücher'],
  ['limit maximum most up request rate allow quota minimum least', 'grenze maximal höchstens mindestens limit'],
  ['often every daily weekly nightly frequency twice once', 'oft täglich jeden wöchentlich jede'],
  ['deploy deployment release rollout ship publish launch', 'veröffentlicht release auslieferung'],
  ['plan subscription tier licence license user', 'lizenz lizenzen abo paket tarif'],
  ['raise increase rise grow higher', 'erhöht gestiegen steigt'],
]

const tableOf = (language: AnswerLanguage, column: 0 | 1): ReadonlyMap<string, readonly number[]> => {
  const rooted = rootsIn(language)
  const table = new Map<string, number[]>()
  for (const [at, lists] of CONCEPTS.entries())
    for (const root of new Set(lists[column].split(' ').map(rooted))) table.set(root, [...(table.get(root) ?? []), at])
  return table
}
const TABLES: Record<AnswerLanguage, ReadonlyMap<string, readonly number[]>> = {
  english: tableOf('english', 0),
  german: tableOf('german', 1),
}

const NOTHING: readonly number[] = []
/** Returns the concepts to which a word with this root may belong, as positions in CONCEPTS. */
export const conceptsOf = (root: string, language: AnswerLanguage): readonly number[] =>
  TABLES[language].get(root) ?? NOTHING

/** Concepts whose words in a question ask for one attribute, such as home, age, weight or occupation. */
const ATTRIBUTES = new Set(
  [
    'live reside',
    'cost price',
    'occupation',
    'drive',
    'old age',
    'weigh',
    'allergic',
    'eat food',
    'drink',
    'wife',
    'speak',
    'sign',
  ].map((first) => CONCEPTS.findIndex(([english]) => english.startsWith(first))),
)
export const isAttribute = (concept: number): boolean => ATTRIBUTES.has(concept)

const JOB = CONCEPTS.findIndex(([english]) => english.startsWith('occupation'))
const IS = new Set('is am are was ist bin sind war as als'.split(' '))
const WINDOW = 6

/** Returns the concepts of a sentence, including the concept of a job for "is a nurse". */
export function conceptsIn(words: readonly Word[], language: AnswerLanguage): ReadonlySet<number> {
  const concepts = new Set(words.flatMap(({ root }) => conceptsOf(root, language)))
  const is = words.findIndex(({ lower }) => IS.has(lower))
  const said = is === -1 ? [] : words.slice(is + 1, is + WINDOW)
  if (said.some(({ lower }) => OCCUPATION.test(lower) && !NO_OCCUPATION.has(lower))) concepts.add(JOB)
  return concepts
}
