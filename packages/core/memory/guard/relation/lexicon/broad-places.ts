/** Two-letter codes (ISO 3166-1) of the countries and territories for which Unicode CLDR has names. */
const CODES =
  'ACADAEAFAGAIALAMANAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBUBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCPCQCR' +
  'CSCUCVCWCXCYCZDDDEDGDJDKDMDODYDZEAECEEEGEHERESETFIFJFKFMFOFRFXGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHT' +
  'HUHVICIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMS' +
  'MTMUMVMWMXMYMZNANCNENFNGNHNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERHRORSRURWSASBSCSDSESGSHSISJSKSLSMSN' +
  'SOSRSSSTSUSVSXSYSZTATCTDTFTGTHTJTKTLTMTNTOTPTRTTTVTWTZUAUGUKUSUYUZVAVCVDVEVGVIVNVUWFWSXKYDYEYTYUZAZMZRZW'
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt']
/** Regions that contain cities. */
const REGIONS =
  'bavaria saxony hesse california texas florida oregon ohio virginia illinois georgia scotland wales england catalonia ' +
  'andalusia tuscany lombardy sicily bretagne normandie normandy provence ontario quebec québec europe asia africa uk usa ' +
  'us bayern sachsen hessen bretaña brittany flanders bali hawaii maine utah nevada arizona colorado'
const CITIES = ['singapore', 'singapur', 'singapour', 'luxembourg', 'luxemburg', 'monaco', 'hong kong']

let broad: ReadonlySet<string> | undefined

/**
 * Whether a name, in lower case, is that of a country (in seven languages) or of a large region. Such a name does not
 * contradict a city's name, because a person lives in both a country and a city.
 */
export function isBroad(name: string): boolean {
  broad ??= broadNames()
  return broad.has(name)
}

function broadNames(): ReadonlySet<string> {
  const names = new Set(REGIONS.split(' '))
  for (const language of LANGUAGES) {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (let at = 0; at < CODES.length; at += 2) names.add((regions.of(CODES.slice(at, at + 2)) ?? '').toLowerCase())
  }
  for (const city of CITIES) names.delete(city)
  return names
}
