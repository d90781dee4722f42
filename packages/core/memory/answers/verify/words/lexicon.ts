import { rootOf } from '../../../../text/lemma.js'
import { phraseList, phrases, wordSet } from '../../../guard/relation/lexicon/phrases.js'
import { withoutAccents } from '../../../write/dates/tokens.js'

/**
 * How a statement falls short of saying that something is so.
 * - `possible`: maybe, might, seems · `intended`: plans to, wants to, considers · `future`: will
 * - `condition`: if, unless · `reported`: somebody else's word or belief · `required`: must, should
 * - `asked`: a question
 */
export type Hedge = 'possible' | 'intended' | 'future' | 'condition' | 'reported' | 'required' | 'asked'
/**
 * What limits a word: a hedge, a `negation`, or `ended` (no longer true). A mark applies from the word that expresses
 * it to the end of the clause, or to the whole clause if that word is in WHOLE_CLAUSE or ends the clause. A `condition`
 * applies to its whole clause and to the clause next to it.
 */
export type Mark = Hedge | 'negation' | 'ended'

const MARK_PHRASES: Record<Exclude<Mark, 'asked'> | 'filler', string[]> = {
  negation: phraseList(
    'not;never;no;none;nobody;no one;nothing;neither;nor;cannot;without;hardly;unable;fails to;failed to;fail to;refuses to;refused to;declined to;lacks;lack;forgot to;avoids;avoid;avoiding;didnt;doesnt;dont;isnt;wasnt',
    'nicht;kein;keine;keinen;keinem;keiner;keines;nie;niemals;niemand;nichts;ohne;weder;noch nie;kaum',
  ),
  ended: phraseList(
    'no longer;no more;used to;stopped;quit;gave up;given up;formerly;former;previously;ex;ceased;anymore;any longer;in the past;until recently',
    'nicht mehr;nicht länger;keine mehr;kein mehr;keinen mehr;früher;ehemals;ehemalige;ehemaliger;ehemaligen;damals;aufgehört',
  ),
  possible: phraseList(
    'almost;nearly;beinahe;fast;maybe;perhaps;might;may;could;probably;possibly;likely;apparently;allegedly;supposedly;reportedly;rumored;rumoured;unsure;not sure;seems;seem;seemed;seemingly;looks like;i think;i guess;i suppose;i believe;potentially;presumably;suspected;uncertain;not certain;unconfirmed;tentative;tentatively;would',
    'vielleicht;wahrscheinlich;möglicherweise;eventuell;könnte;könnten;vermutlich;wohl;angeblich;scheint;ich glaube;ich denke;würde;würden;unsicher;womöglich;dürfte',
  ),
  intended: phraseList(
    'plans to;plan to;planning to;planned to;plans on;planning on;plan on;planning;plans;wants to;want to;wanted to;wanna;wants;intends to;intend to;intending to;hopes to;hope to;hoping to;hoping;hope;hopes;aims to;aim to;about to;considering;considers;consider;considered;thinking of;thinking about;thought about;thought of;would like to;would love to;would like;would love;determined to;looking forward to;looks forward to;trying to;tries to;try to;tried to;wishes to;wish;wishes;dreams of;dream of;dreaming of;dreamed of;dreamt of;hoped to;intended to;attempted to;attempts to;aspired to;asked to;told to;invited to;aimed to;meant to;thinks about;think about;looking to;looking into;decided to;agreed to;hopefully;proposed to;proposes to;offered to;promised to;prepares to;preparing to;aspires to;aspire to;keen to;keen on;eager to;interested in',
    'plant;planen;plane;möchte;möchten;will;wollen;wollte;wollten;überlegt;überlege;hofft;hoffe;beabsichtigt;vorhat;erwägt;versucht;versuche;denkt darüber nach;würde gern;würde gerne;vor zu',
  ),
  future: phraseList('will;shall;going to;gonna;about to', 'wird;werde;werden'),
  condition: phraseList(
    'if;unless;whether;in case;provided that;provided;assuming;suppose;as long as;depends on;depending on;subject to',
    'wenn;falls;ob;sofern;vorausgesetzt;es sei denn;je nachdem',
  ),
  reported: phraseList(
    'thinks;thought;believes;believed;says;said;claims;claimed;told;heard;guesses;guessed;suspects;suspected that;according to;expects;expected;assumes;assumed;mentioned;mentions;reckons;asked;asks;wonders;wondered;suggested;suggests;proposed;proposes;predicts;predicted;fears;feared;doubts;doubted;denies;denied;alleges;alleged;argues;argued;rumor;rumour;imagines;feels that',
    'sagt;sagte;glaubt;glaubte;meint;meinte;laut;behauptet;behauptete;denkt;dachte;vermutet;vermutete;erwartet;bezweifelt;hörte;erzählte;fragt;fragte;bestreitet',
  ),
  required: phraseList(
    'must;has to;have to;had to;needs to;need to;should;ought to;is supposed to;are supposed to;required to;supposed to',
    'muss;müssen;musste;soll;sollte;sollen;sollten',
  ),
  // These phrases do not say whether something is true, although they contain a word of another list.
  filler: phraseList(
    'not only;not just;no doubt;no wonder;no problem;can not help but;never mind;why not;can not wait;could not wait;cannot wait;if only;as if;even if;may i;no matter;not to mention;no less than;thought provoking;told you;must have been;without doubt;without a doubt;nicht nur;ohne zweifel',
  ),
}
export const MARKS = phrases(
  (Object.entries(MARK_PHRASES) as [Mark | 'filler', string[]][]).flatMap(([mark, list]) =>
    list.map((phrase) => [phrase, mark] as const),
  ),
)

/** Returns the root that all forms of a word share, without accents. */
const formless = (word: string): string => withoutAccents(rootOf(word))

/** Words that apply to their whole clause, at any position in it. */
export const WHOLE_CLAUSE = wordSet(
  'maybe perhaps probably possibly likely apparently allegedly supposedly reportedly hopefully presumably potentially seemingly anymore tentatively unconfirmed',
  'vielleicht wahrscheinlich möglicherweise eventuell vermutlich wohl angeblich nicht kein keine keinen keinem mehr womöglich niemals nie formerly previously früher damals ehemals',
)

/** Conjunctions before which a clause can end. */
export const CONJUNCTIONS = wordSet(
  'and but or because since while although though whereas when which who whom whose where then until before after however unless if than',
  'und aber oder weil denn während obwohl sondern wo welche welcher welches dann dass bevor nachdem wenn falls',
)
/** Conjunctions before which a new clause always begins. */
export const ALWAYS_CUTS = wordSet('but because although though whereas while however aber weil obwohl sondern denn')

/** Words of the same meaning: maps the key of each word to the key of the first word in its group. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  phraseList(
    'lose=lost;leave=left;child=kid;mother=mom=mum=mommy;father=dad=daddy;buy=purchase;start=begin;help=assist;big=large;doctor=physician;job=work;movie=film;car=automobile;photo=picture=pic;happy=glad;near=nearby;enjoy=love=like;speak=talk;cost=price;reside=live;attend=go;receive=get;obtain=get;require=need;finish=complete;fix=repair;holiday=vacation;error=bug;phone=telephone;bike=bicycle;meet=meeting;own=have;possess=have;visit=see;couch=sofa;trip=journey;company=firm;boss=manager;university=college;grandma=grandmother;grandpa=grandfather;terminate=end;commence=begin;monthly=month;yearly=year=annual=annually;daily=day;weekly=week;deadline=due;lawyer=attorney;salary=pay;rent=lease;apartment=flat;inspire=inspiring;excite=excited',
    'kind=kinder;mutter=mama;vater=papa;arzt=ärztin;kaufte=gekauft=kauft=kaufen;wohnt=wohne=wohnen=wohnte;arbeitet=arbeite=arbeiten=arbeitete=gearbeitet;trinkt=trinke=trinken;isst=esse=essen;nimmt=nehme=nehmen;mag=mögen;hat=habe=haben;fährt=fahre=fahren;spielt=spiele=spielen;geht=gehe=gehen;heißt=heiße=heißen;liebt=liebe=lieben;kostet=kosten;beträgt=betragen;trifft=treffe=treffen;spricht=spreche=sprechen;braucht=brauche=brauchen;läuft=laufe=laufen;nutzt=nutze=nutzen=verwendet=verwende=verwenden',
  ).flatMap((group) => {
    const [first = '', ...others] = group.split('=')
    return [first, ...others].map((word) => [formless(word), formless(first)] as const)
  }),
)

/** Returns the key of a word in lower case: equal for all its forms and for words of the same meaning. */
export function keyOfWord(word: string): string {
  const root = formless(word)
  return SYNONYMS.get(root) ?? root
}

/** Words, mostly verbs, that say little: a source does not support a sentence merely because both have such a word. */
export const LIGHT = formlessSet(
  'have get do make go be take give say tell see come find feel keep think want know use put let like really very also just still already now lot thing much many more some well too quite actually even ever own able currently recently same such',
  'haben machen gehen sein geben sagen auch noch schon sehr jetzt aktuell derzeit gern gerne man dort dabei',
)

/** Words of opposite meaning: a sentence that has a word where its source has the opposite is wrong. */
const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = opposites(keyOfWord, [
  'like=dislike=hate;love=hate=dislike;increase=decrease;rise=fall;grow=shrink;raise=lower;accept=reject=decline=refuse;approve=reject=deny;win=lose;buy=sell;start=stop;begin=end;arrive=leave=depart;reach=leave=depart;catch=miss;pass=fail;succeed=fail;allow=forbid=prohibit;permit=prohibit;remember=forget',
  'mother=father;husband=wife;son=daughter;brother=sister;uncle=aunt;man=woman;boy=girl;lessor=lessee;landlord=tenant;buyer=seller;supplier=buyer;plaintiff=defendant;employer=employee',
  'more=fewer=less;most=least;before=after;early=late;earlier=later;above=below;over=under;minimum=maximum;increase=reduce;add=remove;enable=disable;agree=disagree;include=exclude;import=export;lend=borrow;hire=fire;gain=lose;up=down;best=worst;better=worse;high=low;higher=lower;cheap=expensive;expand=shrink;confirm=deny;true=false;first=last;inside=outside;oldest=youngest;older=younger;taller=shorter;faster=slower;longer=shorter;push=pull;safe=dangerous;happy=sad;deliver=return',
  'mag=hassen;lieben=hassen;mehr=weniger;kaufen=verkaufen;mutter=vater;sohn=tochter;bruder=schwester;steigen=sinken;gestiegen=gesunken;erlaubt=verboten;gewonnen=verloren;früh=spät;mindestens=höchstens;vermieter=mieter;käufer=verkäufer;auftraggeber=auftragnehmer;bestanden=durchgefallen',
])
/** Groups of words of which only one can be true in the same place: "a cat" or "a dog". */
const EXCLUSIVE = phraseList(
  'second=minute=hour=day=week=month=quarter=year=decade;breakfast=lunch=dinner;morning=afternoon=evening=night;spring=summer=autumn=winter;cat=dog=horse=rabbit=hamster=parrot;bus=train=plane=ferry=car=bike;red=blue=green=yellow=black=white=grey=purple=pink=brown=orange;north=south=east=west;math=physics=chemistry=biology=history=geography',
  'sekunde=minute=stunde=tag=woche=monat=jahr;morgens=mittags=abends=nachts;morgen=mittag=abend=nacht;katze=hund=pferd;rot=blau=grün=gelb=schwarz=weiß',
).map((group) => new Set(group.split('=').map(keyOfWord)))

/** Whether two words, given by their keys, cannot both be true in the same place. */
export const areOpposite = (a: string, b: string): boolean =>
  a !== b && (OPPOSITES.get(a)?.has(b) === true || EXCLUSIVE.some((group) => group.has(a) && group.has(b)))

/** For each preposition before a value, the prepositions that would say the opposite. */
export const OPPOSITE_LEADS: ReadonlyMap<string, ReadonlySet<string>> = opposites(
  (word) => word,
  [
    'from=to=into;under=on=above=in;before=after;until=since=after;above=below;over=under;with=without;least=most;than=to;von=nach=zu;vor=nach;mit=ohne;bis=seit=ab;über=unter',
  ],
)

/** Words for what two persons do together or are to each other, so that the persons can change places in a sentence. */
export const SYMMETRIC = formlessSet(
  'meet marry friend sibling colleague talk chat speak twin cousin neighbor neighbour partner spouse roommate together same equal date live with different similar both between agree collaborate argue teammate classmate peer compete vs versus',
  'treffen trifft verheiratet freund freundin kollege kollegin nachbar nachbarin gemeinsam zusammen geschwister partner ehepaar mit',
)

const TELLING = wordSet(
  'said says wrote writes mentioned mentions told tells shared shares asked reported announced noted stated explained added sagte schrieb erwähnte erzählte berichtete',
)
/** Whether a word is a verb of saying. A date beside it ("said on 3 May") may be the day of the source's writing. */
export const isTelling = (lower: string): boolean => TELLING.has(lower)

const BELIEVING = wordSet(
  'believes believed thinks thought finds found feels felt values valued considers agrees agreed expresses expressed emphasizes advises advised suggests suggested encourages encouraged compliments complimented appreciates acknowledges describes described recommends recommended glaubt glaubte findet fand meint',
)
/** Whether a word is a verb of saying or believing. The speaker of a source says and believes what the source says. */
export const isSpeaking = (lower: string): boolean => TELLING.has(lower) || BELIEVING.has(lower)

/** Maps words to their opposites. In each group joined by `=`, the first word is the opposite of every other word. */
function opposites(
  keyOf: (word: string) => string,
  lists: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of phraseList(...lists)) {
    const [first = '', ...others] = group.split('=').map(keyOf)
    for (const other of others) {
      found.set(first, (found.get(first) ?? new Set()).add(other))
      found.set(other, (found.get(other) ?? new Set()).add(first))
    }
  }
  return found
}

function formlessSet(...lists: readonly string[]): ReadonlySet<string> {
  return new Set([...wordSet(...lists)].flatMap((word) => [word, keyOfWord(word)]))
}

/** Words before a noun that say for how many of the named things something is true: "all", "some". */
export const QUANTIFIERS = wordSet(
  'all every each most some few half only other both many several alle jeder jede jedes jeden manche einige wenige viele nur andere meisten beide',
)
/** Words between two things that give them different roles: "prefers tea to coffee", "tea before coffee". */
export const ORDERING = wordSet('to over than before after zu vor nach als')
