import type { Client } from '@agent-memory/client/client'
import type { Agent } from '@agent-memory/client/types'
import { type Command, Option } from 'commander'
import { agentIdOf, agentsOf } from '../by-name.js'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../failures.js'
import { addGroup } from '../group.js'
import { examples } from '../help.js'
import { confirm } from '../input/confirm.js'
import { graceOption, volumeOption, yesOption } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { emailOption, IN_SESSION, inSession, projectOf, type SessionOptions } from '../session.js'
import { showSecret } from '../show/secret.js'
import { callOptions, clientOf, idOf, isId, volumeIdOf } from '../signed-in.js'

interface CreateOptions extends SessionOptions {
  project?: string
  description?: string
  systemPrompt?: string
}

type Permission = 'read' | 'write'

export const addAgents = (program: Command, act: Act): void => {
  const group = addGroup(program, 'agents', 'agents, their keys and the volumes they may use', act, list)
  group.addHelpText(
    'after',
    examples(
      ['sm agents', 'lists them, with a key of the organization or project'],
      ['sm agents create Scribe', 'makes one, and shows its key this once'],
      ['sm agents connect Scribe Notes --permissions read'],
    ),
  )
  group.command('list').description('list them').action(act<[object]>(list))
  group
    .command('create')
    .description('make an agent; its key is shown this once')
    .argument('<name>', 'its name')
    .option('--description <text>', 'what it is for')
    .option('--system-prompt <text>', 'what stands before its chats')
    .option('--project <id or name>', 'in this project; needed when you have several')
    .addOption(emailOption())
    .addHelpText('after', IN_SESSION)
    .action(act<[string, CreateOptions]>(create))
  group
    .command('rotate')
    .description("give an agent's key a new secret, which is shown this once")
    .argument('<agent>', 'its id or name')
    .addOption(graceOption())
    .addOption(emailOption())
    .addHelpText('after', IN_SESSION)
    .action(
      act<[string, SessionOptions & { grace?: number }]>(async (context, id, options) => {
        const body = options.grace === undefined ? {} : { grace_seconds: options.grace }
        const agent = await inSession(context, options, async (session) =>
          session.client.agents.rotateKey(await agentIdOf(context, session, id), body, callOptions(context)),
        )
        await showSecret(context, { agent }, agent.api_key, `${oneLine(agent.name)} has a new key.`)
      }),
    )
  group
    .command('deactivate')
    .description('end an agent: it is made inactive and its key is revoked')
    .argument('<agent>', 'its id or name')
    .addOption(yesOption())
    .addOption(emailOption())
    .addHelpText('after', IN_SESSION)
    .action(
      act<[string, SessionOptions & { yes?: boolean }]>(async (context, id, options) => {
        await confirm(context, async () => `Deactivate the agent ${oneLine(id)} and revoke its key?`, options.yes)
        const agent = await inSession(context, options, async (session) =>
          session.client.agents.deactivate(await agentIdOf(context, session, id), callOptions(context)),
        )
        await context.output.result({
          json: { agent },
          shown: `${oneLine(agent.name)} is inactive, and its key revoked.`,
          quiet: agent.agent_id,
        })
      }),
    )
  addConnections(group, act)
}

const addConnections = (group: Command, act: Act): void => {
  group
    .command('connect')
    .description('let an agent use a volume, or replace what it may do there')
    .argument('<agent>', 'its id or name')
    .argument('[volume]', 'its id or name; as for other commands when left out')
    .addOption(volumeOption())
    .addOption(
      new Option('--permissions <permissions>', 'what it may do')
        .choices(['read', 'write', 'read,write'])
        .default('read,write'),
    )
    .action(
      act<[string, string | undefined, { permissions: string }]>(async (context, agent, volume, options) => {
        const permissions = options.permissions.split(',') as Permission[]
        const client = clientOf(context)
        const agent_id = await meantAgent(context, client, agent)
        const volume_id = await meant(context, client, volume)
        const body = { agent_id, volume_id, permissions }
        const answer = await client.agents.connect(body, callOptions(context))
        const shown = `The agent may ${permissions.join(' and ')} there.`
        await context.output.result({ json: { ...answer, permissions }, shown, quiet: agent_id })
      }),
    )
  group
    .command('disconnect')
    .description("end an agent's use of a volume")
    .argument('<agent>', 'its id or name')
    .argument('[volume]', 'its id or name; as for other commands when left out')
    .addOption(volumeOption())
    .action(
      act<[string, string | undefined, object]>(async (context, agent, volume) => {
        const client = clientOf(context)
        const volume_id = await meant(context, client, volume)
        const agent_id = await meantAgent(context, client, agent)
        const answer = await client.agents.disconnect(agent_id, volume_id, callOptions(context))
        await context.output.result({ json: answer, shown: 'The agent may not use that volume any more.' })
      }),
    )
}

const meant = (context: Context, client: Client, volume: string | undefined): Promise<string> =>
  volume === undefined ? volumeIdOf(context, client) : idOf(context, client, volume)

const meantAgent = async (context: Context, client: Client, agent: string): Promise<string> => {
  // No request more for an id.
  if (isId(agent)) return agent
  const organizations = [{ org_id: await ownOrganization(context, client) }]
  return agentIdOf(context, { client, organizations }, agent)
}

/** Of the key that asks. */
const ownOrganization = async (context: Context, client: Client): Promise<string> => {
  const { key } = await client.me(callOptions(context))
  if (key === undefined) throw wrongUsage('This service is older than `sm`: it does not say whose a key is.')
  return key.org_id
}

const list = async (context: Context): Promise<void> => {
  const client = clientOf(context)
  const agents = await agentsOf(context, client, await ownOrganization(context, client))
  const { colours } = context.output
  const describe = ({ agent_id, name, is_active, api_key_prefix }: Agent) =>
    `${agent_id}  ${is_active ? colours.green('active  ') : colours.dim('inactive')}  ${api_key_prefix}…  ${oneLine(name)}`
  await context.output.result({
    json: { agents },
    shown: agents.map(describe).join('\n') || 'There is no agent; `sm agents create` makes one.',
    plain: agents
      .map(({ agent_id, is_active, api_key_prefix, name }) =>
        fields(agent_id, is_active ? 'active' : 'inactive', api_key_prefix, name),
      )
      .join('\n'),
    quiet: agents.map(({ agent_id }) => agent_id).join('\n'),
  })
}

const create = async (context: Context, name: string, options: CreateOptions): Promise<void> => {
  const agent = await inSession(context, options, ({ client, organizations }) => {
    const { orgId: org_id, projectId: project_id } = projectOf(organizations, options.project)
    const { description = null, systemPrompt: system_prompt = null } = options
    return client.agents.create({ org_id, project_id, name, description, system_prompt }, callOptions(context))
  })
  const next = `${oneLine(agent.name)} is made: ${agent.agent_id}\nLet it use a volume: sm agents connect ${agent.agent_id} [volume]`
  await showSecret(context, { agent }, agent.api_key, next)
}
