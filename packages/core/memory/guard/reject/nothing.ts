import { normalize } from '../../../text/normalize.js'
import { gibberishScore, MOST_READ } from './gibberish/net.js'
import { keyboardRun } from './keyboard.js'
import { fitsALanguage, fitsNoLanguage, struck } from './letters.js'
import { isDrummedElsewhere } from './other-keyboards.js'
import { isWrongEncoding } from './wrong-encoding.js'

/** Matches everything except letters and digits: white space, control and format characters, punctuation, symbols. */
const UNSPOKEN = /[^\p{L}\p{N}]+/gu
/** Emoji for flags and keycaps consist of letters, digits and signs; these count as emoji. */
const EMOJI_PARTS = /[\u{1F1E6}-\u{1F1FF}]|[0-9#*]\uFE0F?\u20E3/gu

/** Words that only acknowledge, greet or laugh. A text without other words says nothing. */
const ACKNOWLEDGING = new Set(
  (
    'ok okay okey okie k kk okidoki alright yes yeah yep yup ya no nope nah sure cool nice great good perfect awesome ' +
    'thanks thank thx ty tysm cheers tnx you u so much very a lot for that got it gotcha understood noted roger ack lgtm ' +
    'sounds will do done hi hello hey hiya bye goodbye cya later morning afternoon evening night please welcome np no ' +
    'problem worries lol lmao rofl haha hahaha hehe hah hm hmm hmmm mhm uh um oh ah wow yay nvm idk ' +
    'danke merci gracias grazie obrigado obrigada bitte hallo hola ciao bonjour salut oui non ja nein si sí tak da ' +
    'dzięki dziękuję спасибо да нет ок привет 好的 好 谢谢 你好 是 不 ありがとう はい いいえ 네 감사합니다'
  ).split(' '),
)
/** An acknowledgement contains at least one of these words; "you do that" and "so good a test" do not. */
const CORE = new Set(
  (
    'ok okay okey okie k kk okidoki alright yes yeah yep yup no nope nah sure cool nice great perfect awesome thanks ' +
    'thank thx ty tysm cheers tnx got gotcha understood noted roger ack lgtm sounds done hi hello hey hiya bye goodbye ' +
    'cya morning night welcome np worries lol lmao rofl haha hahaha hehe hah hm hmm hmmm mhm uh um oh ah wow yay nvm ' +
    'idk danke merci gracias grazie obrigado obrigada bitte hallo hola ciao bonjour salut oui non ja ' +
    'nein si sí tak da dzięki dziękuję спасибо да нет ок привет 好的 好 谢谢 你好 是 不 ありがとう はい いいえ 네 감사합니다'
  ).split(' '),
)
const ALONE = new Set(['1', 'test', 'testing', 'ping'])
const EMOTICON = /^[<>]?[:;=8xX<][-o^']?[()[\]DPpOo3|/\\*]+$/
const MAX_ACKNOWLEDGING_WORDS = 8

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i
/** Hexadecimal digests, decimal numbers, ULIDs, ticket keys, numbered references. */
const BARE_ID =
  /^(?:#?[+-]?\d[\d.,:/-]*|(?=[a-f]*\d)(?:0x)?[0-9a-f]{7,64}|(?=.*\d)[0-9A-HJKMNP-TV-Z]{26}|[A-Za-z]{1,10}[-_#]\d{1,12}|(?:id|ref|mem|msg|usr|org|doc|req|run|chunk)[_:#-]+[\w-]{1,64})$/

/** Returns the reason why a text says nothing worth remembering; null if it says something. */
export function saysNothing(text: string): string | null {
  const spoken = normalize(text, 'NFKC').replace(EMOJI_PARTS, '').replace(UNSPOKEN, ' ').trim()
  const trimmed = text.replace(/[\u200B-\u200F\u2060\uFEFF]/g, '').trim()
  if (spoken === '' || EMOTICON.test(trimmed)) return 'The text says nothing: it has no words or numbers.'
  if (UUID.test(trimmed.replace(/[{}]/g, '')) || BARE_ID.test(trimmed)) {
    return 'The text is a bare identifier or number, which says nothing by itself.'
  }
  if (isWrongEncoding(text)) return WRONG_ENCODING
  if (isGibberish(text) || isDrummedElsewhere(text)) return GIBBERISH
  if (spoken.length > 400) return null
  const words = spoken.toLowerCase().split(' ')
  if (isAcknowledgement(words)) return 'The text only acknowledges or greets; there is nothing in it to remember.'
  if (words.length <= 6 && words.some((word) => isRun(word)) && words.every((word) => isRun(word) || TRYING.has(word)))
    return 'The text says nothing: it only repeats letters or follows a row of the keyboard.'
  return null
}

/**
 * Log odds of the network (gibberish/net.ts) above which a text is gibberish: CONFIRMED if its letters fit no language
 * (letters.ts), else SURE. Chosen so that few strange texts by authors who were left out of the training are taken for
 * gibberish. A text that the network does not read is judged by its letters alone.
 */
const [CONFIRMED, SURE] = [0, 2.5]

const WRONG_ENCODING =
  'The text is unreadable, because its UTF-8 bytes were decoded with another encoding; send it again as UTF-8.'
const GIBBERISH = 'The text looks typed or made up at random: its letters form no words of any known language.'

/**
 * The gibberish reader (ports/memory/guard-model.ts) is asked only if the network's log odds are higher. With lower log
 * odds, its answer never made a text gibberish.
 */
const LEAST_ODDNESS = -3
/**
 * READER_SHARE of the gibberish reader's log odds is added to the network's log odds. If the sum is higher than
 * LEAST_SUM, the text is gibberish. Both numbers were chosen like SURE.
 */
const [READER_SHARE, LEAST_SUM] = [0.7, 1]

/**
 * For a text that these rules do not reject, returns how odd its letters are: the network's log odds. Null if the
 * gibberish reader need not be asked: the text is plain, or too long for the network, or in an alphabet that the
 * network does not read. In such alphabets, the reader has taken a fact for gibberish (models/guard/letters.md).
 */
export function gibberishOddness(text: string): number | null {
  if (text.length > MOST_READ || !/\p{L}/u.test(text) || fitsALanguage(struck(text))) return null
  const score = gibberishScore(text)
  return score !== null && score > LEAST_ODDNESS ? score : null
}

/**
 * Returns the reason if a text is gibberish; null if it is not.
 * @param oddness what gibberishOddness() returned
 * @param read the log odds of the gibberish reader (ports/memory/guard-model.ts)
 */
export const gibberishReason = (oddness: number, read: number): string | null =>
  oddness + READER_SHARE * read > LEAST_SUM ? GIBBERISH : null

function isGibberish(text: string): boolean {
  if (!/\p{L}/u.test(text) || fitsALanguage(struck(text))) return false
  const rest = withoutFiller(text)
  const fitsNone = fitsNoLanguage(text) || (rest !== text && fitsNoLanguage(rest))
  const score = gibberishScore(text)
  return score === null ? fitsNone : score > (fitsNone ? CONFIRMED : SURE)
}

/** Words that are typed beside random keys to try something out: "test sdfkjh", "dfgdfg 123". */
const TRYING = new Set('test testing tests foo bar baz blah 123 1234 12345 321'.split(' '))
const LONGEST_WITH_FILLER = 400

/**
 * Returns a text without the words of TRYING and ACKNOWLEDGING, so that its other words can be judged alone; empty for
 * a text longer than LONGEST_WITH_FILLER.
 */
function withoutFiller(text: string): string {
  if (text.length > LONGEST_WITH_FILLER) return ''
  const isFiller = (word: string) => TRYING.has(word) || ACKNOWLEDGING.has(word)
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (isFiller(word.toLowerCase()) ? '' : word))
}

function isAcknowledgement(words: readonly string[]): boolean {
  if (words.length > MAX_ACKNOWLEDGING_WORDS) return false
  if (words.length === 1 && ALONE.has(words[0] ?? '')) return true
  return words.every((word) => ACKNOWLEDGING.has(word)) && words.some((word) => CORE.has(word))
}

const HOME_RUNS = new Set([
  'asdf',
  'sdfg',
  'dfgh',
  'fghj',
  'ghjk',
  'hjkl',
  'qwer',
  'zxcv',
  'xcvb',
  'jkl',
  'fdsa',
  'lkjh',
])
/**
 * Whether a word runs along a keyboard row or repeats letters: random typing that is too short for the letter tables.
 */
function isRun(word: string): boolean {
  if (!/^[a-zа-яα-ω]{3,60}$/.test(word)) return false
  if (HOME_RUNS.has(word) || /^(.)\1{3,}$/.test(word) || /^(.{2,4})\1{2,}$/.test(word)) return true
  return word.length >= 5 && keyboardRun(word) >= Math.max(5, word.length * 0.6)
}
