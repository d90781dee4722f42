import type { PiiSetting } from '../guard/pii/redact-personal.js'

/** The settings of a volume that decide how its texts are read. */
export interface TextSettings {
  /** BCP 47 tag, which decides what 3/4/2026 means; if null, such an ambiguous date is not read. */
  locale: string | null
  /** What happens to personal identifiers. */
  pii: PiiSetting
}
