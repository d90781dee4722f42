/** Shapes of a value: the first that fits is used. Every pattern is anchored and has no nested repetition. */
const SHAPES: readonly [name: string, form: RegExp][] = [
  ['redacted', /^\[redacted:\w+\]$/],
  ['url', /^(?:[a-z][a-z\d+]{1,12}:\/\/|www\.|[\w.-]+@[\w-]+\.\w|~?\.{0,2}\/\w)/],
  [
    'date',
    /^(?:\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2}(?:T.*)?)?|\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d{2}|\d{1,2}-\d{1,2}-(?:19|20)\d{2})$/,
  ],
  ['time', /^\d{1,2}(?::\d{2}){1,2}(?:am|pm)?$|^\d{1,2}(?:am|pm|h\d{0,2})$/i],
  ['ratio', /^\d{1,4}(?:[/x×:]\d{1,4})+$|^\d{1,3}–\d{1,3}$|^\d{1,2}-\d{1,3}$|^\d{3}-\d{1,2}$/],
  ['percent', /^[<>~±+-]?\d[\d.,]*[%°]$|^[$€£¥₹]\d|^\d[\d.,]*[$€£¥]$/],
  ['version', /^v?\d+(?:\.\d+){2,4}(?:-\w+)?$|^v\d+(?:\.\d+)?$/i],
  ['decimal', /^[+-]?\d+[.,]\d+$|^\d{1,3}(?:[.,]\d{3})+$/],
  ['ordinal', /^\d{1,3}(?:st|nd|rd|th|er|e|ª|º|o)$/i],
  [
    'unit',
    /^\d+(?:px|rem|ms|kwh|rpm|ghz|mhz|mbit|fps|gb|mb|kb|kg|km|cm|mm)$|^(?:\d{1,3}|\d+[.,]\d+|\d{2,5}x\d{2,5})(?:d|h|s|m|km|kg|g|cm|mm|ms|min|gb|mb|kb|tb|ghz|mhz|hz|mbit|kwh|w|v|ml|l|k|px|pt|x|rpm|mp|fps|rem|em|fr|vh|vw|mph|mb|k)$|^\d+[-–]\p{L}+$/iu,
  ],
  ['hash', /^\$(?:2[aby]|\d|argon2\w{0,2}|scrypt)\$|^(?:pbkdf2|scrypt|bcrypt|argon2\w{0,2}|sha-?\d{1,3})[:$_]/i],
  ['color', /^#(?:[\da-f]{3}){1,2}$/i],
  [
    'phone',
    /^\+\d[\d-]{5,}$|^\(?0\d{2,4}\)?[-/]\d{3,}|^\+\d{1,3}(?: \d{1,6}){2,6}$|^(?=.{11,}$)0\d{1,4}(?: \d{2,6}){2,5}$/,
  ],
  ['short', /^[A-Z]{1,5}[-/]?\d{1,2}$|^[a-z]-\d{1,3}$|^.{2}$|^(?=.*[A-Za-z])(?=.*[^\p{L}]).{3}$/u],
  ['issue', /^#\d+$|^[A-Z]{2,6}-\d{1,6}$/],
  ['keypad', /^[#*]\d{3,8}[#*]?$|^\d{3,8}[#*]$/],
  ['year', /^(?:19|20)\d{2}$/],
  ['digits1', /^\d{1,2}$/],
  ['digits3', /^\d{3}$/],
  ['digits4', /^\d{4}$/],
  ['digits6', /^\d{5,6}$/],
  ['digits8', /^\d{7,8}$/],
  ['digits9', /^\d{9,}$/],
  ['dial', /^\d{1,2}(?:[- ]\d{1,2}){2,5}$/],
  ['spaced', /^\d{2,6}(?:[- ]\d{2,6}){1,7}$/],
  [
    'call',
    /^[A-Za-z_][\w.]*[([]|[(){}<>[\]\\|]|^!?[a-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\+\+|--|=)?$|^[a-z_]\w*(?:\+\+|--|=)$|^%[A-Za-z]|^(?:Ctrl|Cmd|Alt|Shift|Option|Command|Win)\+|^#\p{L}+$|^_*[a-z]+(?:_[a-z]+)+$|^[\w-]+\.(?:js|mjs|ts|tsx|jsx|py|json|ya?ml|md|txt|pdf|docx?|jpe?g|png|csv|html?|css|env|io|com|org|net|sh|sql|db)$|^@[a-z]+(?:[._][a-z]+)*$|^--?[a-z]/u,
  ],
  ['assignment', /^(?:[a-z_][\w.-]*|[A-Z][A-Z_\d]+|[\w-]+=)=./],
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['groups', /^(?=.*\d)[A-Za-z\d]{3,8}(?:-[A-Za-z\d]{3,8}){1,7}$/],
  ['hex', /^(?=[a-f]*\d)[\da-f]{10,}$/i],
  ['path', /^[a-z\d._@~-]*(?:\/[a-zA-Z._@~-][a-z\d._@~-]*)+\/?$/],
  ['random', /^(?=\D*\d)(?=[^A-Za-z]*[A-Za-z])[\w.~+/=-]{16,}$/],
  ['other', /^\d{1,2}[CP]\d$/],
  ['camel', /^[a-z]+(?:[A-Z][a-z]+)+\d*$/],
  ['unit', /^~?\d[\d.,]*(?:\/\p{L}+|-\p{L}+)$/u],
  ['plate', /^(?=.*\d)[A-Z\d]{4,8}$/],
  ['letterdigit1', /^\p{L}{3,}\d$/u],
  ['letterdigit', /^\p{L}{3,}\d{1,4}!?$/u],
  ['shortmixed', /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{3,6}$/u],
  ['mixed', /^(?=.*\d)(?=.*\p{L})[\p{L}\p{M}\d]{7,}$/u],
  ['dashed1', /^(?=.*-)\p{L}{2,}(?:-\p{L}{2,}){0,4}-?\d?$/u],
  ['snake', /^[a-z\d]+(?:_[a-z\d]+)+$/],
  ['mixeddash', /^(?=.*\d)(?=.*\p{L})[\p{L}\p{M}\d_.-]{5,}$/u],
  ['strong', /^(?=.*\d)(?=.*\p{L})\S{5,}$/u],
  ['symbols', /^(?=.*[!@#$%^&*+=?~])(?=.*\p{L})\S{5,}$/u],
  ['initial', /^.$/u],
  ['caps', /^\p{Lu}{2,}$/u],
  ['dashed', /^\p{L}{2,}(?:[-_.]\p{L}{2,}){1,6}$/u],
  ['phrase', /^\S+(?: \S+)+$/u],
  ['Word', /^\p{Lu}[\p{L}\p{M}'’]*$/u],
  ['word', /^\p{L}[\p{L}\p{M}'’]*$/u],
]
/** Maximum length in UTF-16 units: longer values are data, not secrets. */
const LONGEST = 300

/** Returns the name of the first shape that fits a value. */
export const shapeOf = (value: string): string => {
  if (value.length > LONGEST) return 'long'
  for (const [name, form] of SHAPES) if (form.test(value)) return name
  return 'other'
}

/** Shapes that are never a secret. */
const OTHER = new Set(
  'redacted hash url date time percent version decimal ordinal unit color phone ratio call path assignment initial short digits1 long other'.split(
    ' ',
  ),
)
export const isOther = (shape: string): boolean => OTHER.has(shape)

/**
 * Whether a shape occurs in ordinary prose: such a value is considered only near the name of a password, or where a
 * sentence gives a value (candidates.ts).
 */
export const isWordy = (shape: string): boolean =>
  shape === 'word' || shape === 'Word' || shape === 'phrase' || shape === 'caps' || shape === 'initial'

/** Shapes of values that can be secrets even if no word near them speaks of a secret. */
const TELLING = new Set(
  'keypad dial spelt groups plate letterdigit1 letterdigit shortmixed mixed mixeddash strong seed'.split(' '),
)
export const isTelling = (shape: string): boolean => TELLING.has(shape)
