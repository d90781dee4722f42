import { stem } from '../stem.js'

/**
 * Each line lists words, separated by `|`, that exclude each other: only one of them can be true of a thing at a time.
 * Words joined by `=` mean the same. A word can be in several lines.
 */
const LINES = `
open=opened=geöffnet=ouvert=ouverte=abierto=abierta=aperto=aberto|closed=shut=geschlossen=fermé=fermée=cerrado=cerrada=gesloten=chiuso=fechado|locked=verschlossen
open|closed=done=finished=completed=complete=resolved=fixed=settled=fertig=erledigt|in_progress=ongoing=started|under_review=in_review|blocked|pending=waiting|cancelled=canceled|not_started|planned=scheduled|on_hold=paused
pending=submitted|approved=accepted=granted=genehmigt|rejected=declined=denied=refused=abgelehnt|withdrawn
ordered|packed|back_order|in_transit=shipped=dispatched|delivered=arrived|returned|lost
draft|published=released=live|archived|deprecated|retired
enabled=activated=active=on=aktiv=activé|disabled=deactivated=inactive=off=inaktiv
online=up|offline=down
locked|unlocked
available=verfügbar|unavailable=sold_out=ausverkauft
public|private
single=unmarried=ledig=célibataire=soltero=soltera|married=verheiratet=marié=mariée=casado=casada=getrouwd=sposato=sposata|divorced=geschieden=divorcé=divorciado|widowed=verwitwet|engaged=verlobt
vegan|vegetarian=vegetarierin=vegetarier=végétarien=vegetariana=vegetariano|pescatarian|omnivore=meat=meat_eater
employed|unemployed|retired|self-employed|student
alive|dead=deceased
pregnant|not_pregnant
full=voll|empty=leer
dark|light
hot|cold|warm|cool
left|right
front|back
window|aisle
metric|imperial
public|internal|confidential
daily|weekly|monthly|quarterly|yearly=annual|hourly|fortnightly
morning=mornings|afternoon=afternoons|evening=evenings|night=nights
spring|summer|autumn=fall|winter
red|blue|green|yellow|black|white|grey=gray|orange|purple|pink|brown
rot|blau|grün|gelb|schwarz|weiß|grau
north|south|east|west
low|medium|high|critical
small|large=big|medium
beginner|intermediate|advanced|expert
first_class|economy|business_class
tea|coffee
cash|card|invoice
email|phone_call|text_message|letter
full-time|part-time
remote=remotely|on-site=onsite|hybrid
mandatory=required|optional
paid|unpaid=outstanding|overdue
healthy=well|sick=ill
renewed|expired|lapsed
free|occupied=taken|reserved=booked
valid|invalid|expired
connected|disconnected
present|absent
positive|negative
new|used
male|female
passed|failed
`

const groupsOf = new Map<string, Map<number, string>>()
LINES.trim()
  .split('\n')
  .forEach((line, group) => {
    for (const spelling of line.split('|')) {
      const [first = '', ...others] = spelling.split('=')
      for (const word of [first, ...others].flatMap((each) => [each, stem(each)])) {
        const groups = groupsOf.get(word) ?? new Map<number, string>()
        groups.set(group, first)
        groupsOf.set(word, groups)
      }
    }
  })

/** Whether the word is in one of the lines. */
export const isSister = (word: string): boolean => groupsOf.has(word)

/**
 * Whether two words exclude each other: words from one line, or a word and its negative form (available, unavailable).
 */
export function areSisters(a: string, b: string): boolean {
  if (a === b) return false
  if (isNegativeOf(a, b) || isNegativeOf(b, a)) return true
  const ofA = groupsOf.get(a)
  const ofB = groupsOf.get(b)
  if (!ofA || !ofB) return false
  let excluded = false
  for (const [group, member] of ofA) {
    const other = ofB.get(group)
    if (other === member) return false
    if (other !== undefined) excluded = true
  }
  return excluded
}

const isNegativeOf = (long: string, short: string): boolean =>
  short.length >= 4 && ['un', 'in', 'dis', 'non', 'non-', 'im', 'ir'].some((prefix) => long === prefix + short)

/** The words with `_` in the lines above, by their spelling with spaces: "in_progress" by "in progress". */
export const COMPOUNDS: ReadonlyMap<string, string> = new Map(
  [...groupsOf.keys()].filter((word) => word.includes('_')).map((word) => [word.replaceAll('_', ' '), word]),
)
