import type { AccessibleVolume } from '@agent-memory/client/types'
import type { Context } from '../context.js'
import { oneLine } from '../output/text.js'

/** Makes one line per volume: its id, the key's permissions, its name, and a mark if commands use it. */
export const describeVolumes = ({ settings, output }: Context, volumes: AccessibleVolume[]): string => {
  const { dim, green } = output.colours
  const set = settings.volume?.value
  const used = set ?? (volumes.length === 1 ? volumes[0]?.volume_id : undefined)
  return volumes
    .map(({ volume_id, name, permissions }) => {
      const mark = volume_id === used || name === used ? green('*') : ' '
      return `${mark} ${oneLine(volume_id)}  ${oneLine(permissions.join(', ')).padEnd('read, write'.length)}  ${oneLine(name)}`
    })
    .concat(
      set === undefined && volumes.length > 1
        ? [dim('No default volume is set: choose one with `sm volumes use`.')]
        : [],
    )
    .join('\n')
}
