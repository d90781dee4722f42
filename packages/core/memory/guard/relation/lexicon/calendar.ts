/** Months in seven languages, with their English names. */
export const MONTHS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'january=januar=janvier=enero=januari=gennaio=janeiro=jan;february=februar=février=febrero=februari=febbraio=fevereiro=feb;' +
    'march=märz=mars=marzo=maart=março;april=avril=abril=aprile=apr;may=mai=mayo=mei=maggio=maio;june=juni=juin=junio=giugno=junho=jun;' +
    'july=juli=juillet=julio=luglio=julho=jul;august=août=agosto=augustus=aug;' +
    'september=septembre=septiembre=settembre=setembro=sep=sept;october=oktober=octobre=octubre=ottobre=outubro=oct;' +
    'november=novembre=noviembre=novembro=nov;december=dezember=décembre=diciembre=dicembre=dezembro=dec'
  )
    .split(';')
    .flatMap((line) => line.split('=').map((name) => [name, line.slice(0, line.indexOf('='))])),
)
/** Days of the week in seven languages, in singular and plural, with their English names. */
export const WEEKDAYS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'monday=montag=lundi=lunes=maandag=lunedì=segunda-feira;tuesday=dienstag=mardi=martes=dinsdag=martedì=terça-feira;' +
    'wednesday=mittwoch=mercredi=miércoles=woensdag=mercoledì=quarta-feira;thursday=donnerstag=jeudi=jueves=donderdag=giovedì=quinta-feira;' +
    'friday=freitag=vendredi=viernes=vrijdag=venerdì=sexta-feira;saturday=samstag=samedi=sábado=zaterdag=sabato;' +
    'sunday=sonntag=dimanche=domingo=zondag=domenica'
  )
    .split(';')
    .flatMap((line) =>
      line.split('=').flatMap((name) => [name, `${name}s`].map((each) => [each, line.slice(0, line.indexOf('='))])),
    ),
)

/** Returns the English name of the month that a text starts with; null if it starts with none. */
export function monthName(text: string): string | null {
  const [, name = ''] = /^\s{0,2}(?:de\s)?(\p{L}{3,10})/u.exec(text) ?? []
  const lower = name.toLowerCase()
  return Object.hasOwn(MONTHS, lower) ? (MONTHS[lower] as string) : null
}

/** Returns the English name of a day of the week; other words unchanged. */
export const canonicalDay = (lower: string): string =>
  Object.hasOwn(WEEKDAYS, lower) ? (WEEKDAYS[lower] as string) : lower
