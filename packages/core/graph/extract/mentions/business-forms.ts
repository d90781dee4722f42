import { isOrdinaryWord, type Token } from '../tokens.js'

/** A name in a sentence, as token indices [from, to). */
interface Name {
  from: number
  to: number
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words for a line of business at the end of company names: "Acme Robotics", "Northwind Trading". */
const TRADES = set(
  'robotics trading dynamics analytics logistics electronics aerospace biotech pharmaceuticals pharma foods insurance securities investments enterprises ' +
    'manufacturing consulting consultancy advisors associates stores bakery brewery bistro restaurant café cafe supermarket outfitters textiles chemicals ' +
    'petroleum telecom communications interactive semiconductors instruments automotive shipping freight pharmacy airline shipyard foundry distillery ' +
    'roasters winery diner catering realty mortgage health dental medical traders legal architects builders plumbing cycles coffee toys wines media fintech healthtech edtech genomics therapeutics diagnostics biosciences photonics optics avionics',
)
/** Words for places that often end the names of other things: a company may be called "Blue Harbor". */
const FIGURATIVE = set(
  'harbor harbour bridge springs spring garden gardens tower station port park summit hall castle hill hills mountain forest river lake village colony empire ' +
    'kingdom republic house building valley creek canyon bay beach falls island cape plaza square road lane street terrace heights peninsula',
)

const ADVERBS = '(?:(?:also|now|recently|just|has|have|had|currently|already|mostly|mainly|only|still|always|will) )*'
/** Matches what follows the name of a company but usually not of a person: what companies are, do or have. */
const BUSINESS = new RegExp(
  `^(?:${ADVERBS}(?:(?:is|was|are|were|been) (?:headquartered|incorporated|publicly|acquired|hiring|(?:(?:one of )?our|a|an|the)(?: [\\p{L}-]+)? (?:customer|client|supplier|vendor|competitor|company|startup|firm|bank|insurer|agency|employer|retailer|manufacturer)s?\\b)|` +
    'headquartered|acquired|acquires|employs|manufactures|distributes|merged|laid off|went (?:public|bankrupt)|rebranded|outsourced|raised (?:a|an|its|money|funding|capital|[$€£])|announced (?:a|an|its)|opened (?:a|an|its|offices))\\b|' +
    "['’]s (?:ceo|cto|cfo|headquarters|hq|customers|employees|revenue|stock|shares|investors|board|earnings|competitors|office|offices|api)\\b)",
  'u',
)
/** Matches verbs that may follow the name of a company as well as of a person, such as "uses" or "hired". */
const DEALING = new RegExp(
  `^${ADVERBS}(?:uses?|owns?|builds?|built|ships?|shipped|sells?|sold|makes?|hired|hires|offers?|provides?|runs on|migrated|switched|launched|released|operates|supplies|signed|pays|bought|produces|develops|delivers)\\b`,
  'u',
)

const wordsAfter = (tokens: readonly Token[], to: number): string =>
  tokens
    .slice(to, to + 8)
    .map(({ lower }) => lower)
    .join(' ')

/** Whether the words after a name suggest a company rather than a person: "is headquartered", "raised a seed round". */
export const doesBusiness = (tokens: readonly Token[], to: number): boolean => BUSINESS.test(wordsAfter(tokens, to))

/** Whether a name with an ordinary word in it owns, uses, builds or sells something: "Silver Oak makes furniture". */
export const dealsLikeCompany = (tokens: readonly Token[], { from, to }: Name): boolean =>
  to - from > 1 &&
  tokens.slice(from, to).some(({ lower }) => isOrdinaryWord(lower)) &&
  DEALING.test(wordsAfter(tokens, to))

export const isTrade = (token: Token | undefined): boolean => TRADES.has(token?.lower ?? '')

/**
 * Returns the confidence, 0 to 1, that a name whose last word is a line of business is a company; lower if it may be
 * the name of a field ("Space Logistics"); null for other names.
 */
export const tradeOf = (tokens: readonly Token[], { from, to }: Name): number | null => {
  // After an adjective, such a word names a field: "Mental Health", "Digital Media".
  if (!isTrade(tokens[to - 1]) || tokens[from]?.tags.has('Adjective')) return null
  const isField = isOrdinaryWord(tokens[from]?.lower ?? '') && !DEALING.test(wordsAfter(tokens, to))
  return isField && !doesBusiness(tokens, to) ? 0.5 : 0.75
}

/** Whether a name ends with an ambiguous word for a place: "Blue Harbor" may be a company, a product or a house. */
export const isFigurative = (tokens: readonly Token[], { from, to }: Name): boolean =>
  to - from === 2 &&
  FIGURATIVE.has(tokens[to - 1]?.lower ?? '') &&
  !/^(?:in|at|near|to|from|around|outside|visited|the|through|towards?|across|along|by)$/.test(
    tokens[from - 1]?.lower ?? '',
  )

/**
 * Whether a word looks coined for the name of a company: "Finsoft", "Oakworks" or, in a name of several words (not
 * `isAlone`), the "Quantics" of "Lumen Quantics".
 */
export const isCoined = ({ text }: Token, isAlone: boolean): boolean =>
  isAlone
    ? /^\p{Lu}\p{L}{2,}(?:tech|soft|works|labs)$/u.test(text)
    : /^\p{Lu}\p{L}{2,}(?:tics|nics|mics|tech|ware|soft|works|labs)$/u.test(text)
