/**
 * Preloaded by `--require`: each worker thread names itself after its module, such as `index/worker.js`, so that /proc
 * shows the name.
 */
const { writeFileSync } = require('node:fs')
const { basename, dirname } = require('node:path')
const { isMainThread } = require('node:worker_threads')

const nameThread = () => {
  const module = process.argv[1] ?? 'unknown'
  // Linux keeps the first 15 characters.
  writeFileSync('/proc/thread-self/comm', `${basename(dirname(module))}/${basename(module)}`)
}

// The module is known once the thread has begun to start.
if (!isMainThread) process.nextTick(nameThread)
