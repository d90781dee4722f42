import { wordSet } from './phrases.js'

export const ARTICLES = wordSet(
  "the this that these those der die das den dem des le la les l' el los las lo de het il gli o os as",
)
/** A subject that starts with one of these ("a visitor") can differ in each statement: two never count as the same. */
export const INDEFINITE = wordSet(
  'a an some any many several few most all every each no both another other one two three four five six people someone somebody everyone nobody none nothing everything something there here what who where when how why which you your yours let please',
  'ein eine einen einer einige viele alle jeder jede man es un une des uno una unos unas algunos een alcuni alcune um uma uns umas',
)
/** Words that stand for something named before. */
export const PRONOUNS = wordSet(
  'he she it they him her them his its their er sie es ihm ihr il elle ils elles él ella ellos hij zij ze lui lei ele ela eles elas that this these those',
)
export const FIRST_PERSON = wordSet(
  'i me my mine myself we us our ours ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren unserem',
  "je j' moi mon ma mes nous notre nos yo mí mi mis nosotros nuestro nuestra nuestros nuestras ik mij mijn wij we ons onze",
  'io mio mia miei mie noi nostro nostra eu meu minha meus minhas nós nosso nossa',
)
export const PREPOSITIONS = wordSet(
  'in at on to by for of from with until till into onto per via as near under next about through upto toward towards against behind between within',
  'bei am im um auf an zu zum zur nach von vom mit für bis pro ins ans chez à au aux en dans du de des pour par sur sous avec d',
  "del al para por con hasta sobre bij op aan naar tot voor van met om te alla alle al allo ai agli da dal dalla nel nella per con su fino em no na nos nas ao à às do da dos das até d' a",
)
/** Auxiliary verbs, and the pronouns `se` and `me`: words that add no meaning of their own to a clause. */
export const AUXILIARIES = wordSet(
  'is are am was were be been being has have had do does did can ist sind bin war waren wird wurde worden hat haben habe est sont suis sommes ai ont été es soy está están estoy ha han he se me zijn ben heeft hebben è sono sta stato stata é são sou estão estou foi tem',
)
export const COPULAS = wordSet(
  'is are am ist sind bin est sont suis es soy está están estoy ser zijn ben è sono sta é são sou estão estou',
)
/** Verbs that connect a subject with a number, time or place as "is" does. */
export const COPULA_LIKE = wordSet(
  'equals remains stays stands runs run beträgt lautet heißt liegt läuft reste dure bedraagt luidt happens happen occurs',
)
export const PAST_COPULAS = wordSet(
  'was were had did war waren hatte était étaient era eran fue fueron erano eram waren had',
)
/** Irregular past forms. They tell what happened once, so two statements can both hold ("ate a pear", "ate a plum"). */
export const PAST = wordSet(
  'ate beat became began bought brought built came caught chose cost cut did drank drew drove fell felt fought found flew forgot froze gave got grew had held heard hid hit hurt kept knew laid led left lent lost made meant met paid quit ran rang rode rose sang sat saw sent shot showed shut slept sold spent spoke stole stood struck swam taught threw told took understood went woke wore won wrote broke sank read put let bet spread split burst cast shed swore tore wept crept leapt dealt dug fed fled hung lit sought shook slid spun sprang stuck stung swept swung wound withdrew arose awoke bent bit bled blew bred clung forbade forgave ground knelt meant mistook overcame rid saw slit sowed strode strove thrust trod',
)
