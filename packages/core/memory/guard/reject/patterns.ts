const OVERRIDE = 'The text tries to override the instructions of a model that reads it.'
export const IMPERSONATION = 'The text imitates a system message or the markup of a prompt.'
const EXFILTRATION = 'The text tries to get data or instructions out of a model that reads it.'

const PRIOR =
  '(?:previous|prior|preceding|above|earlier|foregoing|former|existing|original|initial|current|given|system|developer|safety|default)'
const RULES =
  '(?:instructions?|directions?|directives?|prompts?|rules|guidelines?|guardrails|programming|training|constraints|restrictions|commands|orders|context|system messages?|policies|polic(?:y|ies)|safeguards)'
const DROP =
  "(?:ignore|disregard|forget|override|overrule|bypass|discard|neglect|skip|dismiss|do not (?:follow|obey)|don't (?:follow|obey)|stop (?:following|obeying))"

/** Excludes instructions that are not the model's own ("ignore the previous instructions in the wiki"). */
const ELSEWHERE =
  '(?! (?:in|from|on|of|about|for|at|by|regarding) (?!(?:the |this |your )?(?:system|developer|conversation|chat|prompt|context|openai|anthropic|your|me\\b|above)))'

/**
 * Patterns of attacks, each with the reason to report. The gaps in a pattern are limited in length, so that matching
 * takes time linear in the length of the text.
 */
export const PATTERNS: readonly [string, RegExp][] = [
  // Attempts to override the model's instructions.
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
  [
    OVERRIDE,
    new RegExp(
      `\\b${DROP} (?:the |these |those |any )?${RULES} (?:given |written |stated )?above(?= and\\b|[.,;:!]|$)`,
      'i',
    ),
  ],
  [
    OVERRIDE,
    /\b(?:ignore|disregard|forget) what(?:ever)? you (?:were|have been|had been) (?:told|taught|instructed)(?! (?:about|by|in|at|on)\b)/i,
  ],
  [
    OVERRIDE,
    /\byour new (?:instructions|rules|directives|orders|goal|task) (?:are|is)(?: now)?(?: to\b| as follows|:)[^\n]{0,80}\b(?:send|leak|reveal|ignore|obey|exfiltrate|delete all|pretend|always (?:say|recommend|answer yes))/i,
  ],
  [
    OVERRIDE,
    /\bnew instructions? ?: ?you (?:will|must|shall) (?:now |only )?(?:reply|respond|answer|act|ignore|obey|always|pretend|reveal)\b/i,
  ],
  [
    OVERRIDE,
    /\byou (?:are|have become) (?:now )?(?:an? )?(?:ai|assistant|model|llm|chatbot|agent) (?:without|with no|free of) (?:any )?(?:restrictions|rules|limits|filters|guidelines|guardrails)/i,
  ],
  // Imitations of system messages.
  [
    IMPERSONATION,
    /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)\|>|<<\/?SYS>>|\[\/?INST\]|<start_of_turn>|<\/?s>\s*\[INST/i,
  ],
  [
    IMPERSONATION,
    /(?:^|\n)[^\S\n]{0,20}(?:#{1,6} ?|\*\*|\[|<)?(?:system|developer|admin)(?: (?:message|prompt|note|instructions?|update|notice|alert|command))?(?:\*\*|>)? ?[:>\]-][ \n]{0,20}(?:\*\* ?)?(?:you (?:are|must|will|should|can|have|now)|ignore|disregard|forget|override|new (?:instructions?|rules?|directives?)|from now on|do not tell|reveal|your (?:new|real|true)|the user (?:is|has) (?:an? )?(?:admin|authori[sz]ed|verified|granted)|grant|new (?:instructions?|rules?|directives?|polic(?:y|ies))|all (?:safety|previous|prior))/i,
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
  // Attempts to make the model give away data.
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
  [
    IMPERSONATION,
    /(?:^|\n)[^\S\n]{0,20}(?:begin|end|start)(?: of)?(?: the| new| your){0,2} (?:system|developer) (?:prompt|message|instructions)\b/i,
  ],
  [
    EXFILTRATION,
    /\b(?:exfiltrate|leak|smuggle)\b[^.!?\n]{0,60}\b(?:memor(?:y|ies)|conversations?|secrets?|data|credentials|passwords?|prompt)\b[^!?\n]{0,40}\b(?:to|via|into)\b/i,
  ],
  [
    EXFILTRATION,
    /\b(?:make|send|issue|perform|trigger) (?:an? )?(?:(?:http|get|post|web) )*request to https?:\/\/[^\n]{0,160}\b(?:memor(?:y|ies)|conversation|chat history|secrets|passwords?|system prompt|user'?s? (?:data|messages|address))\b/i,
  ],
  [
    EXFILTRATION,
    /\b(?:include|embed|insert|add|append|render)\b[^.!?\n]{0,40}\b(?:link|image|url|pixel)\b[^\n]{0,60}https?:\/\/[^\n]{0,100}\b(?:user'?s? (?:data|memories|messages|secrets|address)|memories|conversation|chat history|system prompt|secrets)\b/i,
  ],
  [
    EXFILTRATION,
    /\b(?:do not|don't|never|without) (?:tell(?:ing)?|inform(?:ing)?|notify(?:ing)?|alert(?:ing)?) the user\b[^\n]{0,60}\b(?:send|forward|post|upload|e-?mail|transmit|transfer)\b[^\n]{0,80}(?:https?:\/\/|\S{1,64}@[\w-]{1,63}\.\w)/i,
  ],
  [
    EXFILTRATION,
    /\b(?:output|reveal|list|print|dump|show|display|tell me|give me) (?:me )?(?:all |every |the )*(?:memories|secrets|data|messages|api keys|passwords|credentials) (?:(?:of|from|about|belonging to) (?:all |any |every |the )?other (?:users?|tenants?|agents?|customers?)|(?:that )?you (?:know|remember|have (?:stored|seen)|can access))/i,
  ],
  [
    EXFILTRATION,
    /\b(?:reveal|disclose|leak|dump) (?:all |any |every |your )+(?:stored |saved |hidden |known )?(?:secrets|credentials|passwords|api keys)\b/i,
  ],
  [
    EXFILTRATION,
    /\b(?:print|output|reveal|leak|repeat|show me|tell me) your (?:own |full |entire )?(?:instructions|prompt)(?=[.,;!?]|$| verbatim| word| in full| now)/i,
  ],
  // Attempts to override in other languages.
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
