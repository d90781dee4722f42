import type { Volume } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { EXIT, Failure } from '../exit-codes.js'
import { addGroup } from '../group.js'
import { confirm } from '../input/prompt.js'
import { examples, yesOption } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { allPages } from '../paging.js'
import { writeStored } from '../settings/stored.js'
import { describeVolumes } from '../show/volumes.js'
import { callOptions, clientOf, named } from '../signed-in.js'

export const addVolumes = (program: Command, act: Act): void => {
  const group = addGroup(program, 'volumes', 'list, create, rename and delete volumes', act, list)
  group.addHelpText(
    'after',
    examples(
      ['sm volumes', 'lists the volumes; * marks the default'],
      ['sm volumes use Notes', 'makes Notes the default volume of later commands'],
      ['sm volumes create Notes', "needs a key that can write; an agent's key cannot create volumes"],
    ),
  )
  group.command('list').description('list the volumes this key can access').action(act<[object]>(list))
  group
    .command('use')
    .description('set the default volume for later commands')
    .argument('<volume>', 'id or name of the volume')
    .action(act<[string, object]>(use))
  group
    .command('create')
    .description('create a volume')
    .argument('<name>', 'name of the volume')
    .option('--project <id>', 'project of the volume; required if the key can access several projects')
    .action(act<[string, { project?: string }]>(create))
  group
    .command('rename')
    .description('rename a volume')
    .argument('<volume>', 'id or name of the volume')
    .argument('<name>', 'the new name')
    .action(
      act<[string, string, object]>(async (context, volume, name) => {
        const client = clientOf(context)
        const id = named(volume, await client.volumes(callOptions(context)))
        await shown(context, await client.organizations.updateVolume(id, { name }, callOptions(context)), 'Renamed')
      }),
    )
  group
    .command('delete')
    .description('permanently erase a volume with everything in it')
    .argument('<volume>', 'id or name of the volume')
    .addOption(yesOption())
    .action(act<[string, { yes?: boolean }]>(erase))
}

const list = async (context: Context): Promise<void> => {
  const volumes = await clientOf(context).volumes(callOptions(context))
  await context.output.result({
    json: { volumes },
    shown: volumes.length === 0 ? 'The key cannot access any volume.' : describeVolumes(context, volumes),
    plain: volumes
      .map(({ volume_id, permissions, type, name }) => fields(volume_id, permissions.join(','), type, name))
      .join('\n'),
    quiet: volumes.map(({ volume_id }) => volume_id).join('\n'),
  })
}

const use = async (context: Context, wanted: string): Promise<void> => {
  const { settings, output } = context
  const volumes = await clientOf(context).volumes(callOptions(context))
  const volume_id = named(wanted, volumes)
  const url = settings.url.value
  // The saved key is kept only if it was saved for this address.
  const api_key = settings.stored?.url === url ? settings.stored.api_key : undefined
  await writeStored(settings.file, { url, api_key, volume_id })
  const name = volumes.find((volume) => volume.volume_id === volume_id)?.name ?? ''
  await output.result({
    json: { volume_id, name, file: settings.file },
    shown: `Later commands use the volume ${oneLine(name)} (${volume_id}).`,
    quiet: volume_id,
  })
  if (context.io.env.SM_VOLUME_ID) output.note('SM_VOLUME_ID is set and overrides the saved volume.')
}

const create = async (context: Context, name: string, { project }: { project?: string }): Promise<void> => {
  const client = clientOf(context)
  const project_id = project ?? (await onlyProject(context, client))
  const volume = await client.organizations.createVolume({ name, project_id }, callOptions(context))
  await shown(context, volume, 'Created')
}

/** Returns the key's own project, else the only project to which all of the key's volumes belong. */
const onlyProject = async (context: Context, client: ReturnType<typeof clientOf>): Promise<string> => {
  const { key } = await client.me(callOptions(context))
  if (key?.project_id) return key.project_id
  const volumes = await allPages(async (cursor) => {
    const query = { limit: 100, ...(cursor !== undefined && { cursor }) }
    const page = await client.organizations.listVolumes(query, callOptions(context))
    return { items: page.volumes, next_cursor: page.next_cursor }
  })
  const [only, ...others] = new Set(volumes.map(({ project_id }) => project_id))
  if (only !== undefined && others.length === 0) return only
  const sentence =
    'This key has no volumes yet, or volumes in several projects: give the id of the project with --project.'
  throw new Failure('wrong_usage', sentence, EXIT.usage)
}

const erase = async (context: Context, wanted: string, { yes }: { yes?: boolean }): Promise<void> => {
  const client = clientOf(context)
  const volumes = await client.volumes(callOptions(context))
  const id = named(wanted, volumes)
  const name = oneLine(volumes.find(({ volume_id }) => volume_id === id)?.name ?? '')
  await confirm(context, async () => `Permanently erase the volume "${name}" with all its memories?`, yes)
  await shown(context, await client.organizations.eraseVolume(id, callOptions(context)), 'Deleted')
}

const shown = async ({ output }: Context, volume: Volume, done: string): Promise<void> =>
  output.result({
    json: { volume },
    shown: `${done} the volume ${oneLine(volume.name)}.\n${output.colours.dim(volume.volume_id)}`,
    plain: fields(volume.volume_id, volume.name),
    quiet: volume.volume_id,
  })
