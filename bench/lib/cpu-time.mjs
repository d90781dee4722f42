/**
 * Reads processor time by part from Linux's /proc: threads of the service by their names (set by name-thread.cjs), and
 * processes of the database.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { databasePid } from './service.mjs'

const NS_PER_MS = 1e6
/** USER_HZ is 100 on every platform of Node. */
const TICK_MS = 10

/** Parts of a service, by the names of their threads. */
const PARTS = [
  ['models/', 'model threads'],
  ['index/', 'index thread'],
  ['', 'text threads'],
]

const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // The process has ended.
  }
}

/** Returns the CPU time of a thread or a single-threaded process, in ms. */
const ran = (folder) => Number(read(`${folder}/schedstat`).split(' ')[0]) / NS_PER_MS

/**
 * Returns the fields of /proc/<pid>/stat after the process name, which may contain any character. [0] is the state, [1]
 * the parent.
 */
const statOf = (pid) => {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const sumOf = (list) => list.reduce((sum, value) => sum + value, 0)

const partOf = (pid, thread) => {
  if (Number(thread) === pid) return 'event loop thread'
  const name = read(`/proc/${pid}/task/${thread}/comm`)
  return name.includes('/') ? PARTS.find(([start]) => name.startsWith(start))[1] : 'other threads'
}

/** Returns the CPU time of the postmaster, its children, and its ended children. */
const ofDatabase = (postmaster) => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = pids.filter((pid) => Number(statOf(pid)[1]) === postmaster)
  const [user, system] = statOf(postmaster).slice(13, 15)
  return sumOf([postmaster, ...children].map((pid) => ran(`/proc/${pid}`))) + (Number(user) + Number(system)) * TICK_MS
}

/** Returns the CPU time that a service has used so far, in ms by part. */
export const cpuTimes = ({ pid, dataDir }) => {
  const times = { 'event loop thread': 0, 'model threads': 0, 'index thread': 0, 'text threads': 0, 'other threads': 0 }
  for (const thread of readdirSync(`/proc/${pid}/task`))
    times[partOf(pid, thread)] += ran(`/proc/${pid}/task/${thread}`)
  return { ...times, PostgreSQL: ofDatabase(databasePid(dataDir)) }
}

/** Returns the CPU time per call between two measurements, in ms by part and in total. */
export const costOf = (before, after, calls) => {
  const parts = Object.keys(after).map((part) => [part, (after[part] - before[part]) / calls])
  return Object.fromEntries([...parts, ['all', sumOf(parts.map(([, ms]) => ms))]])
}
