import type { AuditEntry } from '@agent-memory/client/types'
import { type AuditFormat, auditHead, auditLine } from '@agent-memory/core/present/audit-lines'
import { type Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../exit-codes.js'
import { addGroup } from '../group.js'
import { examples } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine, printableJson } from '../output/text.js'
import { emailOption, IN_SESSION, inSession, organizationOf, type SessionOptions } from '../session.js'
import { callOptions } from '../signed-in.js'

interface AuditOptions extends SessionOptions {
  org?: string
  since?: string
  before?: string
}

export const addAudit = (program: Command, act: Act): void => {
  const group = addGroup(program, 'audit', 'show or export who did what in an organization', act, (context) =>
    list(context, { limit: '50' }),
  )
  group.addHelpText(
    'after',
    examples(
      ['sm audit', 'the latest 50 entries'],
      ['sm audit list --since 2026-11-01', 'since the first of November, UTC'],
      ['sm audit export --format csv > audit.csv'],
      ['sm audit export | jq -r "select(.action == \\"grant.created\\").actor.name"'],
    ) + IN_SESSION,
  )
  const ranged = (command: Command): Command =>
    command
      .option(
        '--org <id or name>',
        'the organization, of which you must be an owner; required if you belong to several',
      )
      .option('--since <date>', 'only entries at or after this ISO 8601 date or time')
      .option('--before <date>', 'only entries before this ISO 8601 date or time')
      .addOption(emailOption())
  ranged(group.command('list').description('show the latest entries: time, action, who did it, subject id'))
    .option('--limit <number>', 'how many entries, at most 100', '50')
    .action(act<[AuditOptions & { limit: string }]>(list))
  ranged(group.command('export').description('print all entries, one per line, latest first'))
    .addOption(new Option('--format <format>', 'JSON Lines or CSV').choices(['jsonl', 'csv']).default('jsonl'))
    .action(act<[AuditOptions & { format: AuditFormat }]>(exportAll))
}

const rangeOf = ({ since, before }: AuditOptions) => ({ since, before })

const list = async (context: Context, options: AuditOptions & { limit: string }): Promise<void> => {
  const limit = Number(options.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw wrongUsage('--limit must be a whole number from 1 to 100.')
  const page = await inSession(context, options, ({ client, organizations }) => {
    const orgId = organizationOf(organizations, options.org)
    return client.members.audit(orgId, { ...rangeOf(options), limit }, callOptions(context))
  })
  const { dim } = context.output.colours
  const describe = ({ created_at, action, actor, subject_id }: AuditEntry) =>
    `${dim(created_at)}  ${action.padEnd('member.role_changed'.length)}  ${oneLine(actor.name)}${subject_id === null ? '' : dim(`  ${subject_id}`)}`
  await context.output.result({
    json: page,
    shown: page.entries.map(describe).join('\n') || 'No entries.',
    plain: page.entries
      .map(({ created_at, action, actor, subject_id }) => fields(created_at, action, actor.name, subject_id))
      .join('\n'),
    quiet: page.entries.map(({ audit_id }) => audit_id).join('\n'),
  })
}

/** Writes each line as soon as it arrives, because the log can be large. */
const exportAll = async (context: Context, options: AuditOptions & { format: AuditFormat }): Promise<void> => {
  const { format } = options
  if (context.output.json && format === 'csv') throw wrongUsage('Use either --json or --format csv, not both.')
  await inSession(context, options, async ({ client, organizations }) => {
    const orgId = organizationOf(organizations, options.org)
    await context.output.write(auditHead(format))
    for await (const entry of client.members.auditEntries(orgId, rangeOf(options), callOptions(context)))
      await context.output.write(format === 'csv' ? auditLine(format, entry) : `${printableJson(entry)}\n`)
  })
}
