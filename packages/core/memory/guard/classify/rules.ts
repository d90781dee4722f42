import type { Category, MemoryType } from '../../types.js'
import { isTalk } from './talk.js'

const KIN =
  '(?:grand)?(?:mother|father|mum|mom|dad|parents?|son|daughter|child|children|sons|daughters)|sister|brother|siblings?|wife|husband|spouse|partner|girlfriend|boyfriend|fiancée?|uncle|aunt|cousin|niece|nephew|friends?|neighbou?rs?|in-laws?|stepson|stepdaughter|godmother|godfather'
const WORK_TIES =
  'boss|manager|supervisor|colleague|coworker|co-worker|mentor|mentee|assistant|client|supplier|business partner|landlord|teammate'
const TECHNOLOGY =
  'api|apis|sdk|database|server|servers|backend|frontend|endpoint|endpoints|kubernetes|docker|container|postgres|postgresql|mysql|mongodb|redis|kafka|python|javascript|typescript|golang|rust|java|react|vue|angular|node\\.js|linux|ubuntu|windows|macos|git|github|gitlab|ci|cd|pipeline|deploy|deployment|microservices?|repository|repo|code|codebase|compiler|library|framework|function|class|module|package|port \\d+|https?|json|yaml|sql|graphql|rest|oauth|jwt|cache|queue|cluster|node|pod|cpu|gpu|ram|ssd|terraform|ansible|aws|azure|gcp|s3|lambda|nginx|webhooks?|latency|throughput|bug|exception|stack trace|unit tests?|regex|algorithm|embeddings?|llm|model weights|schema|migration|migrations|index|query|queries|tls|ssl|dns|vpn|router|firmware|laptop|software|app|browser|script|cli|npm|pnpm|webpack|vite|eslint|linter|staging|production|log files?|logs|timeout|refactor\\w*|branch|commit|commits|merge'

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'giu')
const TECHNOLOGY_WORDS = words(TECHNOLOGY)

/** Verbs that start an instruction. */
const IMPERATIVE =
  "add|always|answer|apply|approve|archive|ask|assign|attach|avoid|back up|book|build|bring|bundle|call|cancel|change|check|choose|clean|close|commit|configure|confirm|copy|create|delete|deploy|disable|document|don't|do not|drain|drop|enable|ensure|escalate|explain|feed|fill|follow|format|give|hand|ignore|include|inform|install|keep|label|lock|log|make|mention|merge|mix|name|never|notify|offer|open|paste|pause|ping|post|prefix|press|publish|pull|push|put|reboot|remove|rename|replace|reply|reset|respond|restart|restore|review|revoke|rotate|run|save|schedule|send|set|sign|skip|speak|squash|start|stop|store|submit|switch|tag|take|tell|test|turn|update|upgrade|upload|use|verify|wait|wash|water|wear|write"

const DATED =
  /\b(?:yesterday|today|tomorrow|tonight|(?:last|next|this) (?:night|morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:on|by) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\d+ (?:days?|weeks?|months?|years?) ago|(?:a|two|three|four|five|few) (?:days?|weeks?|months?|years?) ago|in (?:january|february|march|april|june|july|august|september|october|november|december)|in May|\d{4}-\d{2}-\d{2}|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|in (?:19|20)\d{2})\b/iu
const OCCASION =
  /\b(?:conference|wedding|party|concert|meeting|appointment|graduation|funeral|festival|exhibition|workshop|webinar|hackathon|race|marathon|match|trip|holiday|vacation|picnic|dinner|lunch|brunch|ceremony|parade|premiere|launch|kick-?off|demo day|standup|reunion|birthday party|anniversary|flight|interview|outage)\b/iu
const HAPPENED =
  /\b(?:went|attended|visited|met|celebrated|happened|took place|takes place|was held|is scheduled|are scheduled|starts at|begins at|won|lost|crashed|broke|bought|sold|launched|released|deployed|moved|joined|left|graduated|arrived|married|signed|adopted|started|finished|completed|got|flew|travell?ed|ran|hosted|gave birth|passed away|was born|failed|returned|presented|closed|opened|hired|fired|resigned|retired)\b/iu

const TYPE_RULES: readonly [MemoryType, (text: string) => boolean][] = [
  [
    'procedural',
    (text) =>
      /\b(?:how to|step \d|steps? (?:to|for)|step by step|the procedure|instructions for|the process for|from now on|make sure (?:to|that)|remember to|be sure to)\b/iu.test(
        text,
      ),
  ],
  ['procedural', (text) => /^(?:please )?(?:always|never|do not|don't|make sure)\b/iu.test(text)],
  [
    'procedural',
    (text) =>
      new RegExp(
        `^(?:before|after|when|whenever|if|once|each|every|on|in case|during|for|to)\\b[^,.]{2,90}, (?:please |first |then |always |never )?(?:${IMPERATIVE})\\b`,
        'iu',
      ).test(text),
  ],
  ['procedural', (text) => new RegExp(`\\b(?:first|then|finally),? (?:${IMPERATIVE})\\b`, 'iu').test(text)],
  [
    'episodic',
    (text) =>
      /\b(?:(?:in|during) (?:our|the|this|my) (?:last|previous|earlier|current|recent)? ?(?:session|conversation|chat|call|discussion)|(?:the )?user (?:asked|told|mentioned|said|complained|wanted)|earlier (?:today|in this)|i remember (?:how|when|that)|we (?:talked|chatted|discussed|tried|brainstormed|went over|walked through)|i (?:felt|realised|realized|noticed|spent|tried)|told me (?:about|how|that)|reminded me of)\b/iu.test(
        text,
      ),
  ],
  [
    'preference',
    (text) =>
      /\b(?:prefers?|preferred|preference|favou?rites?|rather than|would rather|dislikes?|detests?|hates?|enjoys?|loves?|likes?|fond of|a fan of|can't stand|cannot stand|into (?:jazz|rock|yoga)|love to|keen on|doesn't (?:like|eat|drink)|does not (?:like|eat|drink))\b/iu.test(
        text,
      ) && !/\b(?:would like (?:you )?to|looks? like|like (?:this|that)|likely|feels? like)\b/iu.test(text),
  ],
  [
    'relationship',
    (text) =>
      new RegExp(
        `\\b(?:(?:is|are|was|were|as|became) (?:(?:\\p{L}+'s|my|his|her|their|our|the|a|an|best|good|old|close) ){0,3}(?:${KIN}|${WORK_TIES})\\b(?! (?:of the year|portal|service|app|id)))`,
        'iu',
      ).test(text),
  ],
  [
    'relationship',
    (text) =>
      new RegExp(
        `\\b(?:married to|engaged to|reports? to|related to|friends with|dating|in a relationship|works? (?:closely )?with \\p{Lu}|manages \\p{Lu}|mentors|mentored by|(?:my|his|her|their|'s) (?:${KIN})(?: is|'s name|,| \\p{Lu}))`,
        'u',
      ).test(text),
  ],
  ['event', (text) => DATED.test(text) && (HAPPENED.test(text) || OCCASION.test(text))],
  [
    'event',
    (text) =>
      OCCASION.test(text) && /\b(?:takes place|is scheduled|was held|starts at|begins at|is (?:on|at))\b/iu.test(text),
  ],
  ['technical', (text) => countOf(TECHNOLOGY_WORDS, text) >= 2],
]

const CATEGORY_RULES: readonly [Category, (text: string) => boolean][] = [
  [
    'decision',
    (text) =>
      /\b(?:decided|decision|decides|agreed (?:to|on|that)|chose|chosen|opted|settled on|made up (?:my|his|her|our|their) mind|went with|going with|approved|voted)\b/iu.test(
        text,
      ),
  ],
  [
    'task',
    (text) =>
      /\b(?:to-?do|remind me|reminder|action item|follow up|due (?:on|by|date|tomorrow|today|next)|needs? to|has to|have to|must (?:still )?(?:be )?(?:send|sent|call|finish|finished|review|reviewed|submit|submitted|book|renew)|still (?:open|outstanding)|assigned to|don't forget to|overdue)\b/iu.test(
        text,
      ),
  ],
  [
    'preference',
    (text) =>
      /\b(?:favou?rites?|prefers?|dislikes?|hates?|loves?|likes?|would rather|fond of|a fan of|can't stand)\b/iu.test(
        text,
      ) && countOf(TECHNOLOGY_WORDS, text) === 0,
  ],
  [
    'health',
    (text) =>
      /\b(?:allerg\w+|asthma|diabet\w+|doctor|dentist|physician|therap(?:y|ist)|medication|medicine|pills?|tablets?|\d+ ?mg|blood (?:type|pressure)|hospital|surgery|diagnos\w+|symptoms?|migraines?|pain|injur\w+|pregnan\w+|vaccin\w+|vegan|vegetarian|gluten|lactose|workout|insomnia|anxiety|depress\w+|calories|cholesterol|flu|fever|physio\w*)\b/iu.test(
        text,
      ),
  ],
  [
    'finance',
    (text) =>
      /(?:\b(?:budget|salary|mortgage|invoices?|loan|taxes|tax|rent|savings?|invest(?:s|ed|ment|ments|ing)|revenue|profit|bank account|credit card|earns|debt|pension|insurance premium|costs?|price|refund|expenses?|shares|stocks?|fees?)\b|[$€£]\s?\d|\b\d[\d,.]* (?:dollars|euros|pounds))/iu.test(
        text,
      ),
  ],
  [
    'identity',
    (text) =>
      /\b(?:(?:my|his|her|their|'s|user) (?:full |first |last |middle )?name is|i am called|goes by|years old|birthday|was born|date of birth|nationality|citizen|pronouns|native (?:speaker|language)|mother tongue|speaks? (?:\p{Lu}\p{L}+)|passport number|surname|nickname|phone number is|e-?mail (?:address )?is)\b/iu.test(
        text,
      ),
  ],
  [
    'relationship',
    (text) =>
      new RegExp(`\\b(?:${KIN}|married|engaged to|dating|divorced|wedding anniversary|family)\\b`, 'iu').test(text),
  ],
  [
    'location',
    (text) =>
      /\b(?:lives? (?:in|at|on|near)|living in|moved to|relocated|resides?|based in|located|headquarter\w*|address is|comes from|hometown|is from \p{Lu}|flat in|house in|apartment in|(?:office|shop|station|warehouse|branch|site|store) is (?:in|at|on|near|next to|behind))\b/iu.test(
        text,
      ),
  ],
  ['technology', (text) => countOf(TECHNOLOGY_WORDS, text) >= 2],
  [
    'project',
    (text) =>
      /\b(?:project|milestone|roadmap|sprint|mvp|backlog|deliverable|prototype|kick-?off|stakeholders?|release plan|phase (?:one|two|three|\d)|renovation|thesis|novel|manuscript)\b/iu.test(
        text,
      ),
  ],
  [
    'work',
    (text) =>
      new RegExp(
        `\\b(?:works? (?:at|as|for|in)|job|employer|employees?|career|promoted|promotion|hired|resigned|department|head of|team lead|ceo|cto|cfo|intern(?:ship)?|company|customers?|clients?|office hours|shift|shifts|human resources|hr|reports? to|${WORK_TIES})\\b`,
        'iu',
      ).test(text),
  ],
  ['event', (text) => OCCASION.test(text) || (DATED.test(text) && HAPPENED.test(text))],
  ['technology', (text) => countOf(TECHNOLOGY_WORDS, text) >= 1],
]

/** The rules read at most this many characters, from the start of the text. */
const JUDGED_CHARS = 600

/** Returns the type by the first rule that applies; null if none does. Small talk and questions are `episodic`. */
export const typeByRule = (text: string): MemoryType | null => (talks(text) ? 'episodic' : firstOf(TYPE_RULES, text))
/** Returns the category by the first rule that applies; null if none does. Small talk and questions are `other`. */
export const categoryByRule = (text: string): Category | null => (talks(text) ? 'other' : firstOf(CATEGORY_RULES, text))

/**
 * Whether a text is small talk or questions. A text longer than JUDGED_CHARS never is: it states something somewhere.
 */
const talks = (text: string) => text.length <= JUDGED_CHARS && isTalk(text.replace(/[’‘]/g, "'"))

function firstOf<Label>(rules: readonly [Label, (text: string) => boolean][], text: string): Label | null {
  const judged = text.slice(0, JUDGED_CHARS).replace(/[’‘]/g, "'").trim()
  return rules.find(([, applies]) => applies(judged))?.[0] ?? null
}

const countOf = (pattern: RegExp, text: string) =>
  new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size
