/** Name of the extractor that uses no language model. */
export const RULES = 'rules'
/** Increment with each change to the rules that justifies re-extracting stored memories. */
export const RULES_VERSION = 2
