/** The extractor's name without a language model. */
export const RULES = 'rules'
/** Increment with each change that justifies re-extracting stored memories. */
export const RULES_VERSION = 2
