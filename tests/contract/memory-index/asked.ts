import { terms } from '@agent-memory/core/text/terms'
import type { Asked } from './definitions.js'
import { mirrored, type Statement, unit } from './statements.js'

export const about = (content: string): Asked => ({ vector: axis(0), terms: terms(content) })

export const questionOn = ({ content, windows }: Statement): Asked => ({
  vector: unit([...(windows[0] as Float32Array)].map((value, at) => value + (at % 3) / 10)),
  terms: terms(content).slice(0, 4),
})

export const axis = (at: number): Float32Array => mirrored([...Array(at).fill(0), 1])
