const OVERRIDE = 'The text tries to override the instructions of a model that reads it.'
const IMPERSONATION = 'The text imitates a system message or the frame of a prompt.'
const EXFILTRATION = 'The text tries to make a model that reads it give away data or its instructions.'
const HIDDEN = 'The text carries hidden characters that can hold instructions a person does not see.'

/** Tag characters spell an invisible text, except in the flags of England, Scotland and Wales. */
const FLAG_TAGS = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,6}\u{E007F}/gu
const TAGS = /[\u{E0000}-\u{E007F}]/u
/** Runs of characters without width or of variation selectors, as are used to smuggle bytes. */
const SMUGGLED = /(?:\u200D|[\u200B\u200C\u2060-\u2064\uFEFF]){8,}|[\u{FE00}-\u{FE0F}]{4,}|[\u{E0100}-\u{E01EF}]{4,}/u

const PRIOR =
  '(?:previous|prior|preceding|above|earlier|foregoing|former|existing|original|initial|current|given|system|developer|safety|default)'
const RULES =
  '(?:instructions?|directions?|directives?|prompts?|rules|guidelines?|guardrails|programming|training|constraints|restrictions|commands|orders|system messages?|policies|polic(?:y|ies)|safeguards)'
const DROP =
  "(?:ignore|disregard|forget|override|overrule|bypass|discard|neglect|skip|dismiss|do not (?:follow|obey)|don't (?:follow|obey)|stop (?:following|obeying))"

/** The model's own instructions, not those of a thing ("… in the wiki"). */
const ELSEWHERE =
  '(?! (?:in|from|on|of|about|for|at|by|regarding) (?!(?:the |this |your )?(?:system|developer|conversation|chat|prompt|context|openai|anthropic|your|me\\b|above)))'

const PATTERNS: readonly [string, RegExp][] = [
  // Override.
  [
    OVERRIDE,
    new RegExp(
      `\\b${DROP} (?:(?:all|any|every|each|and|of|the|your|these|those|what|whatever|everything|other) ){0,4}(?:${PRIOR}[ ,]+(?:and )?){1,3}(?:safety |security |content |system )?${RULES}\\b${ELSEWHERE}`,
      'i',
    ),
  ],
  [
    OVERRIDE,
    new RegExp(
      `\\b${DROP} (?:all |any |every |each )(?:of )?(?:the |your |these )?${RULES}(?: (?:above|before|given|you)|[.,;:!]|$)`,
      'i',
    ),
  ],
  [
    OVERRIDE,
    new RegExp(`\\b${DROP} (?:all (?:of )?)?your (?:own |ethical |moral |safety )?${RULES}\\b${ELSEWHERE}`, 'i'),
  ],
  [
    OVERRIDE,
    /\b(?:ignore|disregard|forget) (?:everything|all|anything)(?: that)? (?:(?:was )?(?:written|said|stated|came)? ?(?:above|before(?: this)?[.,!]|previously)|you (?:were|have been|'ve been|had been) (?:told|instructed|taught|given))/i,
  ],
  [
    OVERRIDE,
    new RegExp(
      `\\b(?:these|the following|my new|new) (?:instructions|rules|orders|directives) (?:override|supersede|replace|take precedence over) (?:all |any |every |the |your )+(?:${PRIOR} )?${RULES}`,
      'i',
    ),
  ],
  [
    OVERRIDE,
    /\byou are now (?:(?:a|an|the|in|my|called|known as) )?(?:dan\b|jailbroken|unrestricted|uncensored|unfiltered|free (?:from|of) (?:all |any |your )?(?:rules|restrictions|constraints)|no longer (?:bound|restricted|limited|an ai)|evil|(?:developer|god|dan|admin|root|sudo|debug|maintenance|jailbreak) mode)/i,
  ],
  [
    OVERRIDE,
    /\b(?:enter|enable|activate|switch (?:in)?to|you are in) (?:dan|god|jailbreak|unrestricted|sudo|do anything now|unfiltered)[ -]?mode\b/i,
  ],
  [
    OVERRIDE,
    /\b(?:pretend|act|behave|respond|answer|imagine)(?: as if| like|ing)? (?:that )?(?:you (?:are|have|were) (?:no|not bound|without|free|an? (?:unrestricted|uncensored|evil|unfiltered))|there (?:are|were) no) ?(?:rules|restrictions|limits|limitations|guidelines|filters?|ai|by|of|from|model)/i,
  ],
  [
    OVERRIDE,
    /\byou (?:must|will|shall|should|can)? ?(?:now )?(?:no longer|not) (?:have to |need to )?(?:follow|obey|comply with|be bound by|adhere to) (?:your|any|the|openai's|anthropic's) (?:\w+ ){0,2}(?:rules|guidelines|instructions|policy|policies|restrictions|training)/i,
  ],
  [
    OVERRIDE,
    /\bfrom now on,? (?:you )?(?:will |must |shall )?(?:obey (?:only )?(?:me|my)|only obey|do (?:anything|whatever) (?:now|i (?:say|ask))|ignore (?:your|the|all|any) (?:\w+ )?(?:rules|guidelines|instructions|policies))/i,
  ],
  [
    OVERRIDE,
    /\b(?:bypass|disable|turn off|circumvent|remove) (?:(?:all (?:of )?|any )?your (?:\w+ )?|(?:all |any )(?=(?:\w+ ){2}?(?:and )|[\w ]{0,40}(?:[.,;!]|$)))(?:safety|content|security|ethical|moderation) (?:filters?|checks?|guidelines?|guardrails?|policy|policies|protocols?|restrictions?|measures?)(?= and\b|[.,;!]|$| (?:now|immediately))/i,
  ],
  [
    OVERRIDE,
    /\b(?:system|admin(?:istrator)?|developer|root) override\b ?(?:[:!]|mode|activated|engaged|enabled|authori[sz]ed)/i,
  ],
  [
    OVERRIDE,
    /\b(?:if|when|whenever) (?:you are|you're|an?|any|the) (?:an? )?(?:ai|llm|large language model|language model|ai (?:assistant|agent|model)|chatbot|gpt|claude)(?: \w+)? (?:reading|reads|processing|processes|summari[sz]ing|sees|parsing|retrieves?) (?:this|these|it\b|my|the (?:following|above|text|memory|note|message))/i,
  ],
  [
    OVERRIDE,
    /\b(?:attention|note to|message (?:to|for)|instructions? (?:to|for)|important for|hey),? (?:all |any |the )?(?:ai|llm|language model|ai (?:assistant|agent|model)|chatbot|gpt|claude)s?\b[ ,]*(?:reading|processing|:|!|who)/i,
  ],
  // Impersonation.
  [
    IMPERSONATION,
    /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|<<\/?SYS>>|\[\/?INST\]|<start_of_turn>|<\/?s>\s*\[INST/i,
  ],
  [
    IMPERSONATION,
    /(?:^|\n)[^\S\n]{0,20}(?:#{1,6} ?|\*\*|\[|<)?(?:system|developer|admin)(?: (?:message|prompt|note|instructions?|update|notice|alert|command))?(?:\*\*|>)? ?[:>\]-][ \n]{0,20}(?:\*\* ?)?(?:you (?:are|must|will|should|can|have|now)|ignore|disregard|forget|override|new (?:instructions?|rules?|directives?)|from now on|do not tell|reveal|your (?:new|real|true)|the user (?:is|has) (?:an? )?(?:admin|authori[sz]ed|verified|granted)|grant|all (?:safety|previous|prior))/i,
  ],
  [
    IMPERSONATION,
    /(?:^|\n)[^\S\n]{0,20}(?:#{2,6}|-{3,}|={3,}) ?(?:end|begin|start|new)(?: of)?(?: the)? (?:system|developer|hidden|user) (?:prompt|message|instructions?|input|context)/i,
  ],
  [IMPERSONATION, /\bnew (?:system|developer) (?:prompt|instructions?|message|directives?) ?:/i],
  [
    IMPERSONATION,
    /(?:^|\n)[^\S\n]{0,20}<(system|instructions?|system[-_](?:prompt|reminder|message)|developer|admin)>[^<]{0,400}\b(?:you (?:are|must|will|should)|ignore|disregard|obey|reveal|always obey|do not tell)\b/i,
  ],
  // Exfiltration.
  [
    EXFILTRATION,
    /\b(?:reveal|print|repeat|show|output|display|disclose|leak|reproduce|tell me|give me|what (?:is|are)|recite|write (?:out|down)|send|share|expose|dump|return)(?: (?:me|us|back|out))?(?: all(?: of)?)? (?:your (?:\w+ )?(?:hidden |secret |initial |original |full |exact |entire |complete )?(?:system |developer |hidden |secret |initial )(?:prompt|instructions?|message)|the (?:hidden|secret|initial|original|exact|full|entire|complete) (?:system )?(?:prompt|instructions)|(?:your|the) (?:system )?(?:prompt|instructions?) (?:above|verbatim|word for word))/i,
  ],
  [
    EXFILTRATION,
    /\brepeat (?:everything|all|the (?:text|words)) (?:above|before this)\b|\b(?:output|print|repeat) (?:everything|all (?:the )?(?:text|words|content)) (?:above|before)/i,
  ],
  [
    EXFILTRATION,
    /\b(?:send|post|forward|upload|e-?mail|transmit|exfiltrate|leak|deliver|submit|copy|pass|append|attach|transfer|pipe|report)\b[^.!?\n]{0,40}?\b(?:(?:contents? of |all |any |every |entire |whole |your |the |user'?s? |stored |private )+(?:memory|memories|memory (?:store|contents?)|secrets?|credentials?|passwords?|api[ _-]?keys?|tokens?|system prompt|instructions|private data|personal data|user data|confidential (?:data|information)|sensitive (?:data|information))|everything you (?:know|remember|have stored|have seen)|what you (?:know|remember)(?: about)?)\b[^.!?\n]{0,60}?\b(?:to|at|via|into|with)\b[^\n]{0,30}?(?:https?:\/\/|ftp:\/\/|www\.|\S{1,64}@[\w-]{1,63}\.\w|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|(?:this|my|the following|an external|attacker) (?:url|server|address|webhook|endpoint|e-?mail|site)|attacker|\w+\.(?:evil|attacker|ngrok|requestbin|webhook)\b)/i,
  ],
  [
    EXFILTRATION,
    /\b(?:send|post|forward|upload|transmit|exfiltrate|leak|submit|append|encode)\b[^.!?\n]{0,40}?\b(?:conversation|chat (?:history|log)|messages|context|session)\b[^.!?\n]{0,60}?\b(?:to|into|at|in)\b[^\n]{0,30}?(?:https?:\/\/|ftp:\/\/|(?:this|my|the following|an external|attacker) (?:url|server|webhook|endpoint))/i,
  ],
  [
    EXFILTRATION,
    /!\[[^\]\n]{0,100}\]\(https?:\/\/[^)\s]{0,300}[?&/=](?:\{{1,2}|\$\{|%7B|<|\[)[^)\n]{0,40}(?:secret|memor|conversation|data|history|prompt|context|key|token|password|chat|user|info|answer|content)/i,
  ],
  // The same wish to override in other languages.
  [
    OVERRIDE,
    /\b(?:ignoriere?|vergiss|missachte) (?:bitte )?(?:alle |sämtliche |die |deine )+(?:vorherigen|bisherigen|vorigen|früheren|obigen|vorangegangenen|ursprünglichen) (?:anweisungen|instruktionen|regeln|befehle|vorgaben)/i,
  ],
  [
    OVERRIDE,
    /\b(?:ignore[zrs]?|oublie[zrs]?) (?:toutes |tout |les |vos |tes )+(?:instructions|consignes|règles|directives) (?:précédentes|antérieures|ci-dessus)/i,
  ],
  [
    OVERRIDE,
    /\b(?:ignora|olvida|ignore|esquece?|desconsidere|dimentica)(?:r|d)? (?:todas |tutte |tus |as |las |le |suas |tue )+(?:instrucciones|instruções|istruzioni|reglas|regras|regole|órdenes) (?:anteriores|previas|prévias|precedenti)/i,
  ],
  [
    OVERRIDE,
    /(?:игнорируй(?:те)?|забудь(?:те)?) (?:все )?(?:предыдущие|прежние) (?:инструкции|указания|команды|правила)/i,
  ],
  [
    OVERRIDE,
    /(?:忽略|无视|忘记)(?:之前|以上|前面|先前)?(?:的)?(?:所有|全部|一切)?(?:之前|以上|前面|先前)的?(?:所有)?(?:指令|指示|提示|规则|说明)/,
  ],
  [OVERRIDE, /(?:以前|これまで|上記|前)の(?:すべての)?(?:指示|命令|ルール)を?(?:すべて)?(?:無視|忘れ)/],
]

/** Letters of other scripts that look Latin, where a Latin word is disguised by them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ո: 'n',
  ν: 'v',
  ο: 'o',
  α: 'a',
  ι: 'i',
  ρ: 'p',
}
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g')

/**
 * @returns the reason when a text addresses a model that will read it: to override its instructions, to speak as its
 * system, or to make it give data away. Instructions for people and standing wishes are memories, and so is a report
 * of an attack that quotes it; the unclear is let through.
 */
export function readerAttack(text: string): string | null {
  if (TAGS.test(text.replace(FLAG_TAGS, '')) || SMUGGLED.test(text)) return HIDDEN
  const plain = undisguised(text)
  for (const [reason, pattern] of PATTERNS) {
    const match = pattern.exec(plain)
    if (match && !isReported(plain, match.index, match.index + match[0].length) && !isForbidden(plain, match.index)) {
      return reason
    }
  }
  return breaksOut(plain) ? IMPERSONATION : null
}

const FRAME_TAG =
  /<(\/?)(?:system|instructions|context|memory|memories|system[-_](?:prompt|reminder|message)|retrieved[-_]\w{1,20})>/gi

/** A closing tag before any opening one ends the frame that a prompt puts around a memory. */
function breaksOut(text: string): boolean {
  const [first] = text.matchAll(FRAME_TAG)
  return first?.[1] === '/' && !isReported(text, first.index, first.index + first[0].length)
}

/** Compatibility forms, invisible characters, lookalikes and stretched spaces undone; line breaks stay. */
function undisguised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\S+/g, (word) =>
      /[a-z]/i.test(word) ? word.replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter) : word,
    )
    .replace(/[^\S\n]+/g, ' ')
}

/** "Never ignore …", "it must not reveal …": a rule against the attack. */
const isForbidden = (text: string, at: number) =>
  /\b(?:never|not|n't|cannot|avoid|refuses?(?: to)?|prevents?|block(?:s|ed)?|detects?|reject(?:s|ed)?|against|attempts? to|tr(?:y|ies|ied) to|trick(?:s|ed)? \w+ (?:in)?to|attacks? (?:that|which)) (?:\w+ ){0,2}$/i.test(
    text.slice(Math.max(0, at - 40), at),
  )

/** It stands in quotes or in code, within a longer text that speaks about it. */
function isReported(text: string, start: number, end: number): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start) + 1, start - 200)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, end + 200).split('\n')[0] ?? ''
  const quote = /(["“«`'])[^"“”«»`]{0,120}$/.exec(before)
  if (!quote) return false
  const opening = quote[1] ?? ''
  if (opening === "'" && !/(?:^|[\s(])$/.test(before.slice(0, quote.index))) return false
  const closing = opening === '“' ? '”' : opening === '«' ? '»' : opening
  if (!after.includes(closing)) return false
  const outside = `${before.slice(0, quote.index)} ${after.slice(after.indexOf(closing) + 1)}`
  return (outside.match(/\p{L}+/gu) ?? []).length >= 3
}
