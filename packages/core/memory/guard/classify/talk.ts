/** Words of small talk. A sentence states nothing if it matches CORE and has only such words and at most one name. */
const SMALL = new Set(
  (
    'a about again ah all always am and any are at back be been bit both bye care catch chat cheers congrats ' +
    'congratulations course day days dear did do doing done evening everyone everything feel fine folks for fun from ' +
    'glad going good goodbye got great guys had happy have hear hello help here hey hi hope how i is it its just keep ' +
    'kind later let likewise long look looking lot lots lovely luck many meet meeting message met mind moment morning ' +
    'much my nice night no not now of oh ok okay on pleasure problem really rest safe same see seeing so sorry soon ' +
    'speak speaking sounds stay sure take talk talking talked team tell thank thanks that the then there things think this time to ' +
    "today tomorrow tonight too touch trouble until up very wait was way we week weekend welcome well were what what's " +
    "whats with wonderful work worries worry would yeah yes yet you you'll you're your yourself i'm i'll it's that's " +
    "let's don't haven't we'll how's how've asking awesome amazing perfect cool bye-bye anytime appreciate hearing forward " +
    // German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian
    'hallo guten gute tag morgen abend nacht danke dir ihnen bis später bald schönen schönes wochenende wie geht es euch tschüss ' +
    'gut mir und auch vielen dank viel glück bonjour bonsoir salut merci beaucoup à demain bientôt bonne journée soirée nuit ' +
    'comment ça va vous allez tu vas et toi au revoir hola buenos buenas días tardes noches gracias muchas hasta mañana luego ' +
    'pronto qué tal cómo estás está adiós ciao buongiorno buonasera grazie mille a domani presto come stai sta olá bom boa dia ' +
    'tarde noite obrigado obrigada até amanhã logo como tudo bem tchau dag goedemorgen bedankt dank je wel tot ziens hoe gaat ' +
    'het met jou cześć dzień dobry dziękuję do zobaczenia jutra jak się masz привет здравствуйте спасибо большое до завтра ' +
    'свидания как дела пока'
  ).split(' '),
)
const CORE =
  /(?:^|[^\p{L}])(?:thanks|thank you|thx|cheers|see you|talk (?:to you )?(?:later|soon|again)|nice (?:to|talking|chatting|meeting|seeing)|good (?:to (?:see|hear)|morning|night|evening|luck)|great to (?:see|hear)|take care|have (?:a|fun)|hello|hi|hey|bye|goodbye|welcome|congrat\p{L}*|how are|how've|how's|what's up|sorry|no (?:worries|problem)|don't worry|(?:my )?pleasure|likewise|you too|same (?:here|to you)|and you|keep in touch|i'm (?:fine|good|well|doing)|sounds (?:good|great)|catch up|danke|dank|bis (?:morgen|bald|später)|hallo|guten|gute nacht|wie geht|tschüss|merci|bonjour|bonsoir|salut|à (?:demain|bientôt)|bonne|ça va|au revoir|gracias|hola|hasta|qué tal|cómo est|adiós|buen[ao]s|ciao|grazie|buon|a (?:domani|presto)|come sta|obrigad[ao]|olá|até|tudo bem|tchau|bedankt|goedemorgen|tot ziens|hoe gaat|cześć|dzień dobry|dziękuję|do (?:zobaczenia|jutra)|jak się|привет|здравствуйте|спасибо|до (?:завтра|свидания)|как дела)(?=$|[^\p{L}])/iu
const MOST_WORDS = 14

const ASKING =
  /^(?:¿|(?:so|and|but|well|oh|ok|okay|hey|hi|by the way|also|anyway|und|et|y|e|en|а)[ ,]+|(?:hey|hi|hello)? ?\p{Lu}\p{L}+, )?(?:¿|(?:who|whom|whose|what|which|where|when|why|how)(?:'s|'re|'d|s)?|is|are|was|were|am|do|does|did|have|has|had|can|could|would|will|should|shall|may|might|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|any|wer|wen|wem|was|wo|wann|warum|wieso|wie|welche[rsnm]?|ist|sind|hast|hat|haben|kannst|können|gibt|qui|que|quoi|où|quand|pourquoi|comment|combien|quel(?:le)?s?|est-ce|qu'est-ce|c'est|as-tu|avez-vous|chi|che|cosa|dove|quando|perché|come|quanto|qual(?:e|i)?|quem|o que|onde|por que|porque|quanto|wat|waar|wanneer|waarom|hoe|welke|kto|co|gdzie|kiedy|dlaczego|jak|czy|ile|кто|что|где|когда|почему|как|сколько|какой|какая|есть)(?=$|[^\p{L}])/iu
/** Matches a request for something lasting ("can you always …"), which is a wish and not small talk. */
const WISH =
  /\b(?:can|could|would|will) you (?:please )?(?:always|never|call me|remember|remind|note|keep|use|answer|reply|write|send|stop|make sure|add|save|book|avoid|speak|address|forward|store|delete|forget|put|set)\b/i
/**
 * Matches a question that also states something: "I moved to Graz, did you know?", "What can I eat, as I am allergic to
 * nuts?"
 */
const TELLING =
  /\b(?:you know (?:that )?(?:i|we|my|our)|because|since|given that|now that|although|my name is)\b|(?:^|[,;–-] ?(?:and |but |as |so |that )?)(?:i|we|he|she|they|it|there|my \p{L}+|our \p{L}+)(?:'m|'ve|'re|'s| am| are| is| was| were| have| has| had| do| live| work| need| want| like| prefer| love| moved| got| use| \p{L}+ed)(?=$|[^\p{L}])/iu
const UNMARKED =
  /^(?:who|what|where|when|why|how) (?:is|are|was|were|do|does|did|can|should|much|many|old|long|far)\b[^:;.,]*$/i

/**
 * Whether a text is only small talk or questions, and so neither a preference nor a fact. False if a question in it
 * also states something. Linear in the length of the text.
 */
export function isTalk(text: string): boolean {
  const sentences = text
    .split(/(?<=[.!?。！？…])\s+|\n+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
  return sentences.length > 0 && sentences.every((sentence) => isQuestion(sentence) || isSmallTalk(sentence))
}

function isQuestion(sentence: string): boolean {
  const words = sentence.match(/\S+/g)?.length ?? 0
  const joined = /[\u3040-\u30FF\u4E00-\u9FFF]/u.test(sentence)
  const asks = /[?？]["'”»)\s\p{Extended_Pictographic}]*$/u.test(sentence)
    ? joined || sentence.startsWith('¿') || ASKING.test(sentence)
    : words <= 8 && UNMARKED.test(sentence)
  return asks && !WISH.test(sentence) && !TELLING.test(sentence)
}

function isSmallTalk(sentence: string): boolean {
  const words = sentence.match(/[\p{L}'-]+/gu) ?? []
  if (words.length === 0 || words.length > MOST_WORDS || /\p{N}/u.test(sentence)) return false
  // One name may be addressed: "Good morning, Ana".
  const others = words.filter((word) => !SMALL.has(word.toLowerCase()))
  const named = others.length === 1 && /^\p{Lu}/u.test(others[0] ?? '') && words.length > 1
  return (others.length === 0 || named) && CORE.test(sentence)
}
