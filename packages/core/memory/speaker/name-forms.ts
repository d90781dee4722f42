/** Wordings that introduce the speaker. "The user" is the speaker too: agents write about their users. */

const THE_USER = 'the user|this user|our user|user'

/** Regular expressions for wordings before a name: "my name is …". */
export const NAMING: readonly string[] = [
  // English
  `(?:my|(?:${THE_USER})['’]?s) (?:full |first |given |real |legal |actual )?name(?: is|['’]s)(?: now| actually)?`,
  `(?:i am|i['’]m|(?:${THE_USER}) is) (?:called|named|now called)`,
  // German, Dutch, Swedish, Danish, Norwegian
  'ich hei(?:ß|ss)e(?: jetzt)?',
  'mein (?:voller |vollständiger )?name ist(?: jetzt)?',
  'ik heet',
  'mijn (?:volledige )?naam is',
  'jag heter',
  'mitt namn är',
  'jeg he(?:dd|t)er',
  'mi(?:t|tt) nav?n er',
  // French, Spanish, Portuguese, Italian, Romanian
  "je m['’]appelle",
  'mon (?:nom|prénom)(?: complet)? est',
  '(?:yo )?me llamo',
  'mi nombre(?: completo)? es',
  '(?:eu )?me chamo',
  'chamo-me',
  '(?:o )?meu nome(?: completo)? é',
  '(?:io )?mi chiamo',
  '(?:il )?mio nome(?: completo)? è',
  'mă numesc',
  'numele meu este',
  // Polish, Czech, Russian, Ukrainian
  'nazywam się',
  'mam na imię',
  'jmenuj[iu] se',
  'меня зовут',
  'мо[её] имя',
  'мене звати',
  "мо[єе] ім['’]я",
  // Finnish, Turkish, Hungarian, Greek
  '(?:minun )?nimeni on',
  '(?:benim )?adım',
  'a nevem',
  'με λένε',
]

/** Regular expressions for wordings before what may be a name: "I am …". */
export const BEING: readonly string[] = [
  'i am',
  "i['’]m",
  `(?:${THE_USER}) is`,
  'ich bin(?: die| der)?',
  'ik ben',
  'je suis',
  "moi,? c['’]est",
  '(?:yo )?soy',
  '(?:eu )?sou(?: a| o)?',
  '(?:io )?sono',
  'jestem',
  'jag är',
  'jeg er',
]

/** Words that may precede an introduction in its sentence: greetings, and requests to remember ("note that"). */
export const OPENERS: ReadonlySet<string> = new Set(
  (
    'hi hello hey there good morning afternoon evening day everyone everybody all team folks friend dear greetings welcome ' +
    'nice great pleased glad to meet you so well ok okay yes yeah yep sure thanks thank oh and also btw by the way fyi ' +
    'please remember note that know for record just quick intro introduction first let me introduce myself actually ' +
    'user me memo fact about profile human speaker hereby as reminder ' +
    'hallo guten tag morgen abend moin servus und also übrigens bitte merk dir merke dass grüß gott ' +
    'hoi goedemorgen goedendag en onthoud dat trouwens bonjour salut bonsoir et au fait enchanté ' +
    'hola buenos días buenas tardes y por cierto recuerda que encantado olá oi bom dia e boa tarde ' +
    'ciao buongiorno salve piacere cześć dzień dobry hej god dag привет здравствуйте добрый день'
  ).split(' '),
)

/** Words that show that the introduction after them is not the speaker's own: "if", "she says". */
export const NOT_OWN =
  /(?<!\p{L})(?:if|when|whenever|unless|says?|said|saying|asks?|asked|told|tells?|thinks?|thought|thinking|believes?|believed|imagine|imagining|pretend|pretends|pretending|suppose|like|wrote|writes|write|reads|quote|named|dreamt|dreamed|wish|character|wenn|falls|sagt|sagte|dit|dice|dijo|als ob|comme si)(?!\p{L})/iu
