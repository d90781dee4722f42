/**
 * Loaded into the service: logs each turn of its event loop that used 5 ms of processor time or more, as lines of JSON
 * in BENCH_TURNS_FILE. Only Linux reports the time of one thread.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.BENCH_TURNS_FILE
const threadMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

if (isMainThread && file !== undefined && process.argv[1]?.endsWith('main.js')) {
  let before = threadMs()
  const look = () => {
    const now = threadMs()
    if (now - before >= 5) appendFileSync(file, `${JSON.stringify({ at: Date.now(), ms: now - before })}\n`)
    before = threadMs()
  }
  setInterval(look, 1).unref()
}
