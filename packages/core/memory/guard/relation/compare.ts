import { type Relation, type Said, UNRELATED } from './said.js'

/** What a newly written statement does to a known one. */
export const compare = (_older: Said, _newer: Said): Relation => UNRELATED
