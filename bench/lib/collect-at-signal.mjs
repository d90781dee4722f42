/**
 * Collects all garbage of the process at SIGUSR2, so that figures of its memory do not include garbage. Preloaded with
 * NODE_OPTIONS=--import=<this file>, because NODE_OPTIONS does not take --expose-gc.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => collect())
