import type { PiiSetting } from '../guard/pii/redact-personal.js'

/** The settings of a volume that decide how its texts are read. */
export interface TextSettings {
  /** For dates such as 3/4/2026 (BCP 47); null: such a date is not read. */
  locale: string | null
  /** What happens to personal identifiers. */
  pii: PiiSetting
}
