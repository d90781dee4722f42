export type Language = 'en' | 'de'

/** Chooses the language of a page by Accept-Language: German if it comes before English, else English. */
export function languageOf(accepted: string | undefined): Language {
  const ranges = (accepted ?? '').slice(0, 200).toLowerCase().split(',')
  const first = ranges.map((range) => range.trim().slice(0, 2)).find((name) => name === 'de' || name === 'en')
  return first === 'de' ? 'de' : 'en'
}
