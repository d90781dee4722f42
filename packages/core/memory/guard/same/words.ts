/**
 * The tables for recognizing the same statement. They contain only cases that are certain. A doubtful word is left
 * out, so two statements that may differ count as two.
 */

/** Contractions with only one expansion. For `'s` and `'d`, the next word decides (`openEnding` in same.ts). */
export const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "can't": ['can', 'not'],
  cannot: ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
  "i'm": ['i', 'am'],
}

/** `<stem>n't` is `<stem> not` for these verbs (`ain't` is ambiguous and not expanded). */
export const NEGATED_VERBS: ReadonlySet<string> = new Set(
  'do does did is are was were has have had could would should must might need dare ought may'.split(' '),
)

/** Endings with a single expansion after a pronoun. */
export const CONTRACTED_ENDINGS: Readonly<Record<string, string>> = { "'re": 'are', "'ve": 'have', "'ll": 'will' }

export const CONTRACTING_PRONOUNS: ReadonlySet<string> = new Set(
  'i you he she it we they that this there here what who where when how why these those'.split(' '),
)

/** After `<pronoun>'s`, these words imply "is". */
export const IS_FOLLOWERS: ReadonlySet<string> = new Set(
  'a an the my your his her our their this that these those not very too so in at from on'.split(' '),
)
/** After `<pronoun>'s`, these words imply "has". */
export const HAS_FOLLOWERS: ReadonlySet<string> = new Set('been had'.split(' '))
/**
 * After `<pronoun>'d`, these words imply "would": base forms that differ from their participle. The words of
 * HAD_FOLLOWERS imply "had".
 */
export const WOULD_FOLLOWERS: ReadonlySet<string> = new Set(
  'like love prefer be have want appreciate recommend suggest rather'.split(' '),
)
export const HAD_FOLLOWERS: ReadonlySet<string> = new Set('been better'.split(' '))

/** A pause next to one of these words changes what the word denies or limits ("No, Tom came" is not "No Tom came"). */
export const PAUSE_SENSITIVE: ReadonlySet<string> = new Set(
  'no not never nor neither none only except without unless stop yes just even'.split(' '),
)

/** In capitals, these words mean something else: an abbreviation, state or organisation ("IT", "US", "WHO"). */
export const ACRONYM_WORDS: ReadonlySet<string> = new Set(
  (
    'us it who aids add act all arm bat bit cat care cap cop dare dice dim dos ear east fat fed gap hip ' +
    'ids jag lace lap led lids map mat mit mob mop nice pam par past pat pen pet pi pin pit pop pos ram rap rest ' +
    'rip sad sap sat seal sin soap sole stem sun swat swift tab tan tar tip un wave ad ai ace base bios cast code ' +
    'core date dot ease era fast flag gas gift grid hero idea iris lamp last mars mass nano net nova oasis pace page ' +
    'pest prism rage safe save scan self set shed ship sms spa spam spark star start step swot trip vat vet wall wish zip'
  ).split(' '),
)

/** In capitals, these words are states or organisations ("Portland, OR"), unless the whole statement is in capitals. */
export const ACRONYM_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'in on or me no can am oh hi ok la ma pa so de'.split(' '),
)

/** With a capital, even at a sentence's start, these words are a name, month, people or product ("May", "Apple"). */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  // months and weekdays that are words, and their short forms
  (
    'march may august mar jan dec sun sat wed mon ' +
    // peoples, languages, beliefs
    'polish turkey china japan chile jordan georgia guinea cologne nice reading bath mobile orange sandwich cork ' +
    'hamburger frankfurter wiener java bologna champagne bordeaux burgundy cheddar panama jersey limerick bermuda ' +
    'lima rugby derby warsaw essen split march job lent catholic orthodox democrat republican labour conservative ' +
    'liberal green greens god lord providence dutch welsh swede dane pole poles finn finns lent mass mercury mars ' +
    'earth moon saturn venus titan phoenix buffalo mobile columbia independence concord lincoln madison boulder ' +
    'salem eugene flint aurora hope troy bend surprise paradise ' +
    // given and family names
    'will mark bill rose frank grace faith hope joy art jack bob rob sue pat gene dean drew chase hunter mason ' +
    'carter cooper tyler taylor parker fisher baker smith cook potter fox wolf hart swan crane drake bush stone brown ' +
    'black white gray grey young king prince duke earl knight bishop pope church temple wood woods forest field hill ' +
    'brook brooks rivers lake banks bridges ford marsh moss heath reed fields english french german christian angel ' +
    'amber ruby pearl opal crystal jade ginger basil sage olive violet lily iris daisy ivy heather holly jasmine ' +
    'robin jay raven colt buck lance rusty rocky sandy dusty misty stormy summer autumn dawn eve victor ' +
    'max rich penny miles cliff glen dale clay ash rowan forrest ray nick dick don ken norm herb ward wade guy lane ' +
    'cash price sterling gates jobs cruise hawking wilder bloom banner strange stark parks ' +
    'melody harmony charity chastity patience prudence mercy destiny trinity skip rip chuck pierce josh bea ' +
    'barb viola carol mike tony randy woody hank mac sky star clement major harry ' +
    // companies, products, languages of computing
    'apple amazon oracle windows word excel access outlook teams slack spark swift rust go python ruby react flutter ' +
    'dart scala elixir basic julia perl rails spring express next meteor ember angular vue nest gatsby ' +
    'hive pig kafka storm beam flink airflow dagger docker chef puppet salt vault consul nomad packer vagrant ' +
    'shell subway target gap square stripe notion linear block meta alphabet nest chrome edge safari opera brave ' +
    'fire kindle echo alexa siri cortana pixel surface galaxy publisher visio bard gemini claude copilot ' +
    'cursor replit discord signal telegram zoom twitch steam switch wave wii uber lyft bolt lime bird tinder ' +
    'bumble hinge coach guess diesel puma jaguar mini smart beetle golf polo fiesta focus escort mustang bronco ' +
    'ranger transit explorer escape edge fusion accord civic pilot odyssey fit insight camry tundra titan leaf rogue ' +
    'sentinel splunk segment amplitude mixpanel postman insomnia sketch figma canva illustrator photoshop premiere ' +
    'pages numbers keynote notes reminders mail messages maps calendar drive docs sheets slides forms meet chat ' +
    'keep classroom jamboard sites bing dropbox box evernote asana jira confluence trello stash bamboo fisheye ' +
    'visa discover chase ally affirm klarna brex ramp mint robinhood acorns fidelity vanguard progressive ' +
    'state general sprint verizon orange three vodafone virgin delta united frontier spirit southwest continental ' +
    'tide dove crest gain cheer joy dawn bounce bounty total shell mobil bp sun times guardian independent mirror ' +
    'economist post globe tribune herald chronicle nature science cell lancet wired verge fortune forbes ' +
    'internet bible koran torah senate congress parliament house cabinet treasury pentagon kremlin hermes ' +
    // German forms whose capital changes the meaning
    'sie ihr ihnen ihre ihrem ihren'
  ).split(' '),
)

/** Names that mean the same without inner capitals. Any other word with inner capitals is an identifier, not folded. */
export const FOLDED_NAMES: ReadonlySet<string> = new Set(
  (
    'javascript typescript github gitlab youtube linkedin whatsapp paypal iphone ipad imac ios macos macbook ebay ' +
    'tiktok powerpoint postgresql mysql mongodb graphql nodejs openai chatgpt deepmind facebook wordpress bigquery ' +
    'dynamodb intellij webstorm pycharm airbnb fedex mastercard youtuber'
  ).split(' '),
)
