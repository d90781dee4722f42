import type { Decimal } from './decimal.js'

/** A unit as a multiple of the smallest unit of its kind in this file, so every conversion is exact. */
export interface Unit {
  base: string
  factor: Decimal
}

const unit = (base: string, digits: number, exponent = 0): Unit => ({
  base,
  factor: { digits: BigInt(digits), exponent },
})

const table: Record<string, Unit> = {}
/** Adds a unit under several names. Symbols are case-sensitive ("mW" is not "MW"), words are not. */
function define(names: string, base: string, digits = 1, exponent = 0): void {
  for (const name of names.split(' ')) table[name] = unit(base, digits, exponent)
}

// Mass. "ton" and "pound" are ambiguous, so they are not units.
define('µg μg mcg microgram micrograms', 'µg')
define('mg milligram milligrams', 'µg', 1, 3)
define('g gram grams gramme grammes', 'µg', 1, 6)
define('kg kgs kilogram kilograms kilo kilos kilogramme kilogrammes', 'µg', 1, 9)
define('tonne tonnes', 'µg', 1, 12)
define('lb lbs', 'lb')
define('oz ounce ounces', 'oz')
// Length. "in" is left out: it is nearly always the preposition.
define('mm millimetre millimetres millimeter millimeters', 'mm')
define('cm centimetre centimetres centimeter centimeters', 'mm', 1, 1)
define('m metre metres meter meters', 'mm', 1, 3)
define('km kilometre kilometres kilometer kilometers', 'mm', 1, 6)
define('ft foot feet', 'ft')
define('inch inches', 'inch')
define('mi mile miles', 'mile')
define('yd yard yards', 'yard')
define('km/h kmh kph', 'km/h')
define('mph', 'mph')
// Volume.
define('ml mL millilitre millilitres milliliter milliliters', 'ml')
define('cl cL centilitre centilitres centiliter centiliters', 'ml', 1, 1)
define('l L litre litres liter liters', 'ml', 1, 3)
// Time. A day is not always 24 hours, a month not 30 days, so calendar units are not converted.
define('ms msec millisecond milliseconds', 'ms')
define('s sec secs second seconds', 'ms', 1, 3)
define('min mins minute minutes', 'ms', 60, 3)
define('h hr hrs hour hours', 'ms', 3600, 3)
define('day days', 'day')
define('week weeks', 'week')
define('month months', 'month')
define('year years', 'year')
// Electricity, frequency, data. A kilobyte is 1,000 or 1,024 bytes, so sizes are not converted into each other.
define('mW milliwatt milliwatts', 'mW')
define('W watt watts', 'mW', 1, 3)
define('kW kilowatt kilowatts', 'mW', 1, 6)
define('MW megawatt megawatts', 'mW', 1, 9)
define('Wh watt-hours', 'Wh')
define('kWh kilowatt-hours', 'Wh', 1, 3)
define('mV millivolt millivolts', 'mV')
define('V volt volts', 'mV', 1, 3)
define('kV kilovolt kilovolts', 'mV', 1, 6)
define('Hz hertz', 'Hz')
define('kHz kilohertz', 'Hz', 1, 3)
define('MHz megahertz', 'Hz', 1, 6)
define('GHz gigahertz', 'Hz', 1, 9)
define('KB kB kilobyte kilobytes', 'KB')
define('MB megabyte megabytes', 'MB')
define('GB gigabyte gigabytes', 'GB')
define('TB terabyte terabytes', 'TB')
// Percentages, temperature, money. "$" and "dollars" are one unit, because neither names a country. "pounds" is no
// unit, because it can be a weight.
define('% percent pct', '%')
define('°C ℃', '°C')
define('°F ℉', '°F')
define('$ dollar dollars', '$')
define('€ euro euros EUR', '€')
define('£ GBP', '£')

/** Returns the unit that a symbol or word names; undefined if it names none. */
export function unitOf(name: string): Unit | undefined {
  if (Object.hasOwn(table, name)) return table[name]
  const lower = name.toLowerCase()
  // A unit word can be capitalised; a symbol cannot.
  return lower.length > 3 && Object.hasOwn(table, lower) ? table[lower] : undefined
}

/** Currency signs that precede the number. */
export const LEADING_SIGNS: ReadonlySet<string> = new Set(['$', '€', '£'])
