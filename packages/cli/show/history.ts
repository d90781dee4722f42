import type { History } from '@agent-memory/client/types'
import { fields, type Output } from '../output/output.js'
import { oneLine, printable } from '../output/text.js'

type Version = History['versions'][number]

/** Shows a person the history of a memory: its writes, versions and changes, each oldest first. */
export const describeHistory = ({ colours }: Output, { memory, versions, changes }: History): string => {
  const { bold, dim, yellow } = colours
  const written = memory.sources.map(
    ({ created_at, agent, write_id, content }) =>
      `  ${oneLine(created_at)} ${oneLine(agent)}: ${oneLine(content)} ${dim(`write ${oneLine(write_id)}`)}`,
  )
  const past = versions.map(
    (version) => `  ${dim(untilOf(version))} ${oneLine(version.status)}: ${oneLine(version.content)}`,
  )
  const changed = changes.map(({ at, kind, agent, reason, write_id, undone_at }) => {
    const undone = undone_at === null ? '' : `, undone ${oneLine(undone_at)}`
    return `  ${oneLine(at)} ${yellow(oneLine(kind))} by ${oneLine(agent)}: ${oneLine(reason)} ${dim(`write ${oneLine(write_id)}${undone}`)}`
  })
  return [
    ...[bold(printable(memory.content)), '', dim('written:'), ...written, dim('versions:'), ...past],
    ...(changed.length === 0 ? [] : [dim('changes:'), ...changed]),
  ].join('\n')
}

const untilOf = ({ until }: Version): string => (until === null ? 'now' : `until ${oneLine(until)}`)

/** Returns a line for each write, version and change, for programs; each line begins with its kind. */
export const plainHistory = ({ memory, versions, changes }: History): string =>
  [
    ...memory.sources.map(({ created_at, agent, write_id, content }) =>
      fields('written', created_at, agent, write_id, content),
    ),
    ...versions.map(({ until, status, content, reason }) => fields('version', until, status, content, reason)),
    ...changes.map(({ at, agent, write_id, kind, reason, undone_at }) =>
      fields('change', at, agent, write_id, kind, reason, undone_at),
    ),
  ].join('\n')
