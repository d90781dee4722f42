/** The public texts that relation.mjs measures: pairs of statements, and the turns of conversations. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchData } from '../lib/service.mjs'

const read = (file) => readFileSync(join(benchData, file), 'utf8')

/** Reads pairs of an old and a new value, made from templates, each with the action that its authors recommend. */
export const readBeliefs = () => JSON.parse(read('guard/belief_updates.json'))

/** Reads the sentence pairs of SICK, split by whether the two sentences contradict each other. */
export const readSick = () => {
  const sick = rowsOf('guard/sick_train_trial.tsv').map(([, a, b, label]) => ({ pair: [a, b], label }))
  const pairs = (wanted) => sick.filter(({ label }) => wanted === (label === 'CONTRADICTION')).map(({ pair }) => pair)
  return { contradictions: pairs(true), others: pairs(false) }
}

/** Reads the sentence pairs of MRPC, split by whether the two sentences say the same. */
export const readMrpc = () => {
  const mrpc = rowsOf('guard/mrpc_train.tsv').map(([same, , , a, b]) => ({ pair: [a, b], same }))
  const pairs = (wanted) => mrpc.filter(({ same }) => same === wanted).map(({ pair }) => pair)
  return { paraphrases: pairs('1'), others: pairs('0') }
}

const rowsOf = (file) =>
  read(file)
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))

/** Reads the conversations of LoCoMo, each as a list of turns: [speaker, text]. */
export const readLocomoTurns = () =>
  JSON.parse(read('locomo/locomo_dev.json')).map(({ conversation }) =>
    Object.entries(conversation)
      .filter(([key]) => /^session_\d+$/.test(key))
      .flatMap(([, turns]) => turns.map(({ speaker, text }) => [speaker, text])),
  )

/** Reads the conversations of BEAM 100K, each as a list of turns: [role, text]. */
export const readBeamTurns = () =>
  readdirSync(join(benchData, 'beam/100K')).map((topic) =>
    JSON.parse(read(join('beam/100K', topic, 'chat.json'))).flatMap(({ turns }) =>
      turns.flat().map(({ role, content }) => [role, content]),
    ),
  )
