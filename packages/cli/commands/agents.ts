import type { Client } from '@agent-memory/client/client'
import type { Agent } from '@agent-memory/client/types'
import { type Command, Option } from 'commander'
import { agentIdOf, agentsOf } from '../by-name.js'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../exit-codes.js'
import { addGroup } from '../group.js'
import { confirm } from '../input/prompt.js'
import { examples, graceOption, volumeOption, yesOption } from '../options.js'
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
  const group = addGroup(program, 'agents', 'manage agents, their keys and their access to volumes', act, list)
  group.addHelpText(
    'after',
    examples(
      ['sm agents', "lists the agents; works with any key except an agent's"],
      ['sm agents create Scribe', 'creates an agent and shows its key, only this once'],
      ['sm agents connect Scribe Notes --permissions read'],
    ),
  )
  group.command('list').description('list agents').action(act<[object]>(list))
  group
    .command('create')
    .description('create an agent; its key is shown only once')
    .argument('<name>', 'name of the agent')
    .option('--description <text>', 'what the agent is for')
    .option('--system-prompt <text>', 'system prompt for the chats of the agent')
    .option('--project <id or name>', 'project of the agent; required if you have several projects')
    .addOption(emailOption())
    .addHelpText('after', IN_SESSION)
    .action(act<[string, CreateOptions]>(create))
  group
    .command('rotate')
    .description("replace the secret of an agent's key; the new secret is shown only once")
    .argument('<agent>', 'id or name of the agent')
    .addOption(graceOption())
    .addOption(emailOption())
    .addHelpText('after', IN_SESSION)
    .action(
      act<[string, SessionOptions & { grace?: number }]>(async (context, id, options) => {
        const body = options.grace === undefined ? {} : { grace_seconds: options.grace }
        const agent = await inSession(context, options, async (session) =>
          session.client.agents.rotateKey(await agentIdOf(context, session, id), body, callOptions(context)),
        )
        const shown = `The key of the agent ${oneLine(agent.name)} has a new secret.`
        await showSecret(context, { agent }, agent.api_key, shown)
      }),
    )
  group
    .command('deactivate')
    .description('deactivate an agent and revoke its key')
    .argument('<agent>', 'id or name of the agent')
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
          shown: `The agent ${oneLine(agent.name)} is inactive and its key is revoked.`,
          quiet: agent.agent_id,
        })
      }),
    )
  addConnections(group, act)
}

const addConnections = (group: Command, act: Act): void => {
  group
    .command('connect')
    .description('give an agent access to a volume, or replace the permissions of the agent there')
    .argument('<agent>', 'id or name of the agent')
    .argument('[volume]', 'id or name of the volume; if omitted, the default volume')
    .addOption(volumeOption())
    .addOption(
      new Option('--permissions <permissions>', 'what the agent can do in the volume')
        .choices(['read', 'write', 'read,write'])
        .default('read,write'),
    )
    .action(
      act<[string, string | undefined, { permissions: string }]>(async (context, agent, volume, options) => {
        const permissions = options.permissions.split(',') as Permission[]
        const client = clientOf(context)
        const agent_id = await givenAgentId(context, client, agent)
        const volume_id = await givenVolumeId(context, client, volume)
        const body = { agent_id, volume_id, permissions }
        const answer = await client.agents.connect(body, callOptions(context))
        const shown = `The agent can now ${permissions.join(' and ')} in the volume ${volume_id}.`
        await context.output.result({ json: { ...answer, permissions }, shown, quiet: agent_id })
      }),
    )
  group
    .command('disconnect')
    .description("end an agent's access to a volume")
    .argument('<agent>', 'id or name of the agent')
    .argument('[volume]', 'id or name of the volume; if omitted, the default volume')
    .addOption(volumeOption())
    .action(
      act<[string, string | undefined, object]>(async (context, agent, volume) => {
        const client = clientOf(context)
        const volume_id = await givenVolumeId(context, client, volume)
        const agent_id = await givenAgentId(context, client, agent)
        const answer = await client.agents.disconnect(agent_id, volume_id, callOptions(context))
        await context.output.result({ json: answer, shown: `The agent can no longer use the volume ${volume_id}.` })
      }),
    )
}

const givenVolumeId = (context: Context, client: Client, volume: string | undefined): Promise<string> =>
  volume === undefined ? volumeIdOf(context, client) : idOf(context, client, volume)

const givenAgentId = async (context: Context, client: Client, agent: string): Promise<string> => {
  // An id needs no lookup; only a name needs a request.
  if (isId(agent)) return agent
  const organizations = [{ org_id: await ownOrganization(context, client) }]
  return agentIdOf(context, { client, organizations }, agent)
}

/** Returns the organization of the configured key. */
const ownOrganization = async (context: Context, client: Client): Promise<string> => {
  const { key } = await client.me(callOptions(context))
  if (key === undefined)
    throw wrongUsage(
      'The service is older than sm and does not report what a key may do: update the service, or use an older sm.',
    )
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
    shown: agents.map(describe).join('\n') || 'No agents; create one with `sm agents create`.',
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
  const next = `Created the agent ${oneLine(agent.name)}: ${agent.agent_id}\nTo give the agent access to a volume: sm agents connect ${agent.agent_id} [volume]`
  await showSecret(context, { agent }, agent.api_key, next)
}
