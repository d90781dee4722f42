import { readFileSync } from 'node:fs'

/**
 * Stops a process with its children, as if it hung, and gives the way to let them go on. The process is stopped first,
 * so that it starts no more, and goes on last, so that none of its children is gone before its turn. On Linux alone,
 * where the system names a process's children.
 */
export function freeze(pid: number): () => void {
  process.kill(pid, 'SIGSTOP')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  for (const child of children) process.kill(child, 'SIGSTOP')
  return () => {
    for (const member of [...children, pid]) process.kill(member, 'SIGCONT')
  }
}
