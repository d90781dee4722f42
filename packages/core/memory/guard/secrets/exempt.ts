const PLACEHOLDER_FORM =
  /^(?:<.*|\[.*|\{.*|\$\(.*|\$\{.*|\$[A-Za-z_]+\w*|%\w+%|\(.*|@\w+|process\.env.*|os\.environ.*|env[.:].*|secrets?\.\w+.*|vault:.*|op:\/\/.*|arn:.*)$/i
const PLACEHOLDER_WORD =
  /your[-_ ]?|_here\b|-here\b|placeholder|change[-_]?me|redacted|insert[-_ ]|replace[-_ ]|x{4,}|\*{3,}|•{2,}|\.{3}|…|_{4,}|-{4,}|#{4,}|\bdummy\b|^(?:pass(?:word)?|user|username|pwd|secret|token|key)$/i
const VARIABLE_NAME = /^[A-Z][A-Z]+(?:_[A-Z\d]+)+$/

/** Whether a value is a placeholder: `<API_KEY>`, `xxxx`, `your-password-here`, `$TOKEN`, `****`. */
export function isPlaceholder(value: string): boolean {
  if (value.length > 300) return false
  if (PLACEHOLDER_FORM.test(value) || PLACEHOLDER_WORD.test(value) || VARIABLE_NAME.test(value)) return true
  const body = value.replace(/^(?:sk|sm|pk|rk|gh[pousr]|glpat|xox[a-z]|AKIA|ASIA|Bearer)[-_]?/, '')
  return new Set(body.replace(/[-_\s\d]/g, '')).size <= 1 && !/\d/.test(body)
}

/** Example values, which only describe themselves: "testpassword", "my_secret_key". */
const NAMES_ITSELF =
  /^(?:(?:my|the|test|testing|new|old|wrong|some|any|secure|strong|user|admin|super|valid|invalid|correct|incorrect|long|short|other|different|sample|demo|csrf|db|database|flask|jwt|app|api|access|client|secret|pass|word|pwd|key|token)[-_ ]?){2,6}$/i
export const namesItself = (value: string): boolean => value.length <= 80 && NAMES_ITSELF.test(value)

/** Returns a value without the count that examples in programs have at the end: "secure_password123". */
export const withoutCount = (value: string): string => value.replace(/_?1(?:23?4?)?$/, '')
