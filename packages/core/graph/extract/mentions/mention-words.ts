/**
 * This file lists words that determine the type of a name if they are its head, the main word ("Acme *Bank*",
 * "*University* of Porto"), and words that are not names.
 */

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/))

export const ORGANIZATION_HEADS = set(
  'university universities college institute institution school academy faculty department departments ministry agency bureau office',
  'commission committee council board authority administration association society foundation federation confederation union',
  'league alliance coalition front movement party parties party/fdp organisation organization company corporation corp inc ltd llc gmbh',
  'ag plc co bank group holdings partners ventures capital records studios pictures entertainment productions press publishing publishers',
  'orchestra philharmonic band quartet trio ensemble choir symphony-orchestra club fc church parliament senate congress court',
  'army navy corps force forces guard police government cabinet assembly laboratory laboratories labs lab center centre',
  'hospital clinic museum gallery library trust fund initiative network consortium airlines airways motors industries systems technologies',
  'solutions software services brothers boys girls crew republicans democrats socialists conservatives greens liberals communists workers',
  'bundestag bundesrat knesset brigade brigades regiment division battalion command squadron fellowship order chamber syndicate bloc caucus',
  'campaign workshop-group times-group newspapers media television radio channel broadcasting',
)

export const TEAM_HEADS = set('team squad guild tribe chapter crew')

export const EVENT_HEADS = set(
  'war wars battle siege revolution rebellion uprising revolt coup massacre genocide riots crisis election elections by-election referendum',
  'festival conference symposium convention summit congress-of championship championships cup olympics games tournament grand-prix open',
  'tour exhibition expo fair ceremony marathon race conferences workshop hackathon campaign-of offensive operation attack attacks bombing',
  'invasion protests inauguration coronation earthquake hurricane famine pandemic primary primaries fest biennale derby olympiad raid',
)

export const LOCATION_HEADS = set(
  'river lake sea ocean bay gulf strait island islands peninsula cape mountain mountains mount hill hills valley desert forest beach coast',
  'street avenue road lane boulevard square plaza bridge airport station harbour harbor port park garden gardens zoo castle palace tower',
  'county province district region state territory city town village parish borough municipality prefecture empire kingdom republic emirate',
  'caliphate dynasty colony hall theatre theater stadium arena cathedral abbey temple observatory building house playhouse cemetery volcano',
  'glacier falls canyon creek springs heights island archipelago continent governorate oblast canton terrace plateau campus',
)

export const WORK_HEADS = set(
  'journal review magazine times post herald tribune gazette chronicle newspaper daily weekly quarterly letters transactions proceedings annals',
  'bulletin album symphony sonata concerto suite trilogy saga chronicles tales poems stories song songs hymn bible quran act treaty',
  'constitution report encyclopedia dictionary diaries encyclopaedia show',
)

export const OTHER_HEADS = set(
  'award awards prize medal medals oscar fellowship scholarship trophy nebula galaxy star comet asteroid cluster lectureship honour honor',
)

export const CONCEPT_HEADS = set(
  'theory theorem law effect principle equation model method algorithm function transform analysis distribution process network networks machine',
  'machines learning recognition regression classifier filter matrix test score metric measure index syndrome disease protein acid oxide',
  'chloride sulfate phosphate receptor gene factor enzyme kinase polymerase synthase transferase reductase dehydrogenase music language syntax',
  'hypothesis paradox conjecture rock jazz metal pop punk blues',
)

/** Words before a name that mark it as a person's, but are not part of the name: "Dr", "uncle". */
export const TITLES = set(
  'retired former generalissimo senators ministers mr mrs ms miss dr doctor prof professor president vice-president premier chancellor minister prime secretary senator congressman',
  'congresswoman representative governor mayor ambassador judge justice general colonel major captain lieutenant sergeant admiral marshal',
  'commander chief chairman chairwoman director manager ceo cto cfo coach reverend rev father brother sister uncle aunt',
  'grandma grandpa grandmother grandfather granny mom mum dad auntie nurse vp svp evp',
  'author writer poet singer actor actress composer physicist chemist mathematician philosopher historian economist artist musician',
  'producer guitarist drummer politician leader candidate deputy speaker engineer colleague friend boss mp',
)
/** Titles that are part of the name: "Queen Victoria". */
export const NAME_TITLES = set(
  'sir dame lord lady king queen prince princess emperor empress pope saint st count countess duke duchess earl baron tsar',
)

/** Small words that are part of a name when they are between two of its capitalised words. */
export const NAME_PARTICLES = set(
  'de la las los von van der den del della di da du dos das le al el bin ibn ben ter af av zu y',
)
/** Words after which "of" does not continue a name: "President of France", unlike "Bank of England". */
export const ROLES = set(
  'vp svp evp cio cmo coo cpo ciso president minister chancellor governor secretary director professor head member members chairman chair mayor bishop archbishop ceo cto cfo',
  'dean fellow senator leader speaker commander master bachelor doctor founder chief officer ambassador deputy representative mp archduke vice',
  'king queen prince princess emperor duke earl lord pope king-emperor captain judge manager native city citizen state states county province',
)

/** Words with a capital that are not names: days, months, pronouns, and words that open sentences. */
export const NO_NAMES = set(
  'i mondays tuesdays wednesdays thursdays fridays saturdays sundays thanksgiving halloween christmas easter weekend monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  'jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun am pm bc ad ce bce mr mrs ms dr a an the this that these those it its',
  'he she they we you his her their our your my who what when where why how which there here in on at by for from with of to as and or but nor so yet',
  'if then than because while although though since until unless however also after before during between among not no yes ok okay please thanks',
  'hello hi hey all some any many most more much such one two three four five six seven eight nine ten first second third another other each every both',
  'is are was were be been do does did has have had can could will would shall should may might must let once today yesterday tomorrow tonight now later',
  'btw lol omg born see user users customer todo note true false tv dj phd ph.d m.p. mp md ceo cto cfo coo hr pr qa ui ux id url pdf ok cv pc tvs faqs fyi asap tbd eta faq re fwd ps api',
)

/** Last words of names of methods or fields, which may be in lower case: "handwriting recognition". */
export const TERM_HEADS = set(
  'recognition learning processing classification regression segmentation detection clustering translation retrieval extraction synthesis mining',
  'recognizer optimization algorithm algorithms network networks analysis estimation tracking modeling modelling',
)

/** A number with its unit: "300KB", "2.4GHz". */
export const MEASURE = /^\d[\d.,]*(?:[kmgt]i?b|[kmg]?hz|px|ms|[kcm]m|[km]g|fps|dpi|[kx])$/i
/** Capitalized words in a row are not a name if each of them is in OFFICES, TITLES or ROLES. */
export const OFFICES =
  /^(?:of|the|state|war|treasury|defence|defense|interior|justice|foreign|affairs|government|governments|cabinet|ministers?|vice-chancellor|vice-president|attorney|postmaster|adjutant|hon|chapter|part|volume|article|section|senators?|presidents?|governors?|governors-general|king|queen|parliamentary|mps|phd|bachelor|arts|science|sciences|north|south|east|west|western|eastern|northern|southern|doctorate|internet|web|god|lord|century|centuries|roman|i{2,3}|iv|vi{0,3}|ix|best|introduction|appendix|figure|table)$/
export const PARTY_MEMBER =
  /^(?:republican|democrat|democratic|liberal|conservative|labour|labor|socialist|communist|green|tory|nazi|independent|libertarian)$/
