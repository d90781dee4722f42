/** The extractor's name where no language model extracts. */
export const RULES = 'rules'
/** Counted up with each change that makes a replay over stored memories worthwhile. */
export const RULES_VERSION = 2
