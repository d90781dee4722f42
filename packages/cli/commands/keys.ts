import type { Key } from '@agent-memory/client/types'
import { DASHBOARD_KINDS, type DashboardKind } from '@agent-memory/core/accounts/keys/keys'
import { type Command, Option } from 'commander'
import { keyIdOf, keysOf } from '../by-name.js'
import type { Act, Context } from '../context.js'
import { addGroup } from '../group.js'
import { confirm } from '../input/prompt.js'
import { examples, graceOption, yesOption } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { emailOption, IN_SESSION, inSession, organizationOf, projectOf, type SessionOptions } from '../session.js'
import { showSecret } from '../show/secret.js'
import { callOptions } from '../signed-in.js'

interface CreateOptions extends SessionOptions {
  kind: DashboardKind
  org?: string
  project?: string
  expires?: string
}

export const addKeys = (program: Command, act: Act): void => {
  const group = addGroup(program, 'keys', 'list, create, revoke and rotate keys of an organization', act, (context) =>
    list(context, {}),
  )
  group.addHelpText(
    'after',
    examples(
      ['sm keys', 'lists the keys, without their secrets'],
      ['sm keys create Backup --kind org_r --expires 2026-12-31', 'its secret is shown only once'],
      ['sm keys rotate Backup --grace 3600', 'the old secret stays valid for an hour'],
    ) + IN_SESSION,
  )
  group
    .command('list')
    .description('list keys')
    .option('--org <id or name>', 'the organization; required if you belong to several')
    .addOption(emailOption())
    .action(act<[SessionOptions & { org?: string }]>(list))
  group
    .command('create')
    .description('create a key; its secret is shown only once')
    .argument('<name>', 'name of the key')
    .addOption(
      new Option(
        '--kind <kind>',
        'org for an organization key, proj for a project key; rw reads and writes, r only reads',
      )
        .choices([...DASHBOARD_KINDS])
        .makeOptionMandatory(),
    )
    .option('--org <id or name>', 'the organization; required if you belong to several')
    .option('--project <id or name>', 'the project of a project key; required if you have several projects')
    .option('--expires <date>', 'when the key expires: ISO 8601 day (at its end) or exact time (default: never)')
    .addOption(emailOption())
    .action(act<[string, CreateOptions]>(create))
  group
    .command('revoke')
    .description('revoke a key')
    .argument('<key>', 'id or name of the key')
    .addOption(yesOption())
    .addOption(emailOption())
    .action(
      act<[string, SessionOptions & { yes?: boolean }]>(async (context, id, options) => {
        await confirm(context, async () => `Revoke the key ${oneLine(id)}?`, options.yes)
        const key = await inSession(context, options, async (session) =>
          session.client.keys.revoke(await keyIdOf(context, session, id), callOptions(context)),
        )
        await context.output.result({
          json: { key },
          shown: `The key ${oneLine(key.name)} is revoked.`,
          quiet: key.key_id,
        })
      }),
    )
  group
    .command('rotate')
    .description('replace the secret of a key; the new secret is shown only once')
    .argument('<key>', 'id or name of the key')
    .addOption(graceOption())
    .addOption(emailOption())
    .action(
      act<[string, SessionOptions & { grace?: number }]>(async (context, id, options) => {
        const body = options.grace === undefined ? {} : { grace_seconds: options.grace }
        const key = await inSession(context, options, async (session) =>
          session.client.keys.rotate(await keyIdOf(context, session, id), body, callOptions(context)),
        )
        await showSecret(context, { key }, key.api_key, `The key ${oneLine(key.name)} has a new secret.`)
      }),
    )
}

const list = async (context: Context, options: SessionOptions & { org?: string }): Promise<void> => {
  const keys = await inSession(context, options, ({ client, organizations }) =>
    keysOf(context, client, organizationOf(organizations, options.org)),
  )
  const { dim } = context.output.colours
  const describe = ({ key_id, kind, api_key_prefix, name, expires_at }: Key) =>
    `${key_id}  ${kind.padEnd('proj_rw'.length)}  ${api_key_prefix}…  ${oneLine(name)}${expires_at === null ? '' : dim(` until ${expires_at}`)}`
  await context.output.result({
    json: { keys },
    shown: keys.map(describe).join('\n') || 'No keys; create one with `sm keys create`.',
    plain: keys
      .map(({ key_id, kind, api_key_prefix, name, expires_at }) =>
        fields(key_id, kind, api_key_prefix, expires_at, name),
      )
      .join('\n'),
    quiet: keys.map(({ key_id }) => key_id).join('\n'),
  })
}

const create = async (context: Context, name: string, options: CreateOptions): Promise<void> => {
  const { kind, org, project, expires } = options
  const ofProject = kind === 'proj_rw' || kind === 'proj_r'
  const key = await inSession(context, options, ({ client, organizations }) => {
    const scope = ofProject
      ? { project_id: projectOf(organizations, project).projectId }
      : { org_id: organizationOf(organizations, org) }
    const body = { name, kind, ...scope, ...(expires !== undefined && { expires_at: expires }) }
    return client.keys.create(body, callOptions(context))
  })
  await showSecret(context, { key }, key.api_key, `Created the key ${oneLine(key.name)}: ${key.key_id}`)
}
