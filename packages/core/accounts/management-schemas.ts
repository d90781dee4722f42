import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { PII_SETTINGS } from '../memory/guard/pii/redact-personal.js'
import { email, isoDate, text, uuid } from '../schemas.js'
import { DASHBOARD_KINDS } from './keys/keys.js'
import { ROLES } from './principal.js'

/** Request and response bodies of the management API: used for validation, documentation and client types. */

const id = z.uuid()
const timestamp = z.iso.datetime()
/** The name of a person, organization, project, key or volume. */
export const name = () => text(LIMITS.name.min, LIMITS.name.max)
const agentName = () => text(LIMITS.agentName.min, LIMITS.agentName.max)
const description = () => text(0, LIMITS.agentDescription.max).nullable()
const systemPrompt = () => text(0, LIMITS.systemPrompt.max).nullable()
const permission = z.enum(['read', 'write'])

export const signUpBody = z.object({
  email: email(),
  password: text(LIMITS.password.min, LIMITS.password.max),
  name: name().optional(),
  org_name: name().optional(),
  invitation_token: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The token from the link of an invitation for this address; required if this service allows sign-up only by ' +
        'invitation.',
    ),
})

export const logInBody = z.object({ email: email(), password: text(1, LIMITS.password.max) })

export const createAgentBody = z.object({
  org_id: uuid(),
  project_id: uuid(),
  name: agentName(),
  description: description().default(null),
  system_prompt: systemPrompt().default(null),
})

export const updateAgentBody = z.object({
  name: agentName().optional(),
  description: description().optional(),
  system_prompt: systemPrompt().optional(),
  is_active: z.boolean().optional(),
})

export const connectBody = z.object({
  agent_id: uuid(),
  volume_id: uuid(),
  permissions: z.array(permission).min(1).default(['read', 'write']),
})

export const createKeyBody = z.object({
  name: name(),
  kind: z.enum(DASHBOARD_KINDS),
  org_id: uuid().optional(),
  project_id: uuid().optional(),
  expires_at: isoDate().nullish(),
})

export const keyParams = z.object({ key_id: uuid() })

/** How long old secrets stay valid after a rotation; by default they become invalid at once. */
export const rotateBody = z.object({
  grace_seconds: z
    .number()
    .int()
    .min(LIMITS.graceSeconds.min)
    .max(LIMITS.graceSeconds.max)
    .default(LIMITS.graceSeconds.min),
})

export const createProjectBody = z.object({ name: name() })

export const createVolumeBody = z.object({
  name: name(),
  project_id: uuid(),
  type: z.enum(['team', 'default']).default('team'),
})

/** A language tag such as en-GB; its region decides the order of day and month in dates. Kept as written. */
const locale = () => z.string().min(2).max(35).refine(isLocale, 'must be a BCP 47 tag such as en-GB')

const isLocale = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export const updateVolumeBody = z.object({
  name: name().optional(),
  pii: z
    .enum(PII_SETTINGS)
    .optional()
    .describe(
      'What happens to e-mail addresses, phone numbers, postal addresses, national ids and card numbers in writes: ' +
        '`allow` stores them, `redact` replaces them, `reject` rejects the write.',
    ),
  locale: locale()
    .nullable()
    .optional()
    .describe(
      'Language and region, such as en-GB, for reading dates such as 3/4/2026; if null, such dates are not read.',
    ),
})

export const userAnswer = z.object({ user_id: id, email: z.string(), name: z.string().nullable() })

export const organizationAnswer = z.object({
  org_id: id,
  name: z.string(),
  role: z.enum(ROLES),
  projects: z.array(
    z.object({
      project_id: id,
      name: z.string(),
      volumes: z.array(z.object({ volume_id: id, name: z.string(), type: z.string() })),
    }),
  ),
})

export const agentAnswer = z.object({
  agent_id: id,
  org_id: id,
  project_id: id,
  name: z.string(),
  description: z.string().nullable(),
  system_prompt: z.string().nullable(),
  is_active: z.boolean(),
  api_key_prefix: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  last_used_at: timestamp.nullable(),
})

/** A created agent with its secret, which is never shown again. */
export const createdAgentAnswer = agentAnswer
  .pick({ agent_id: true, name: true, description: true, system_prompt: true, project_id: true })
  .extend({ api_key: z.string(), api_key_prefix: z.string(), message: z.string() })

export const rotatedAgentAnswer = agentAnswer.extend({ api_key: z.string() })

export const accessibleVolumeAnswer = z.object({
  volume_id: id,
  name: z.string(),
  type: z.string(),
  permissions: z.array(permission),
})

export const agentDetailAnswer = agentAnswer.extend({ volumes: z.array(accessibleVolumeAnswer) })

export const connectedAnswer = z.object({ status: z.literal('connected'), agent_id: z.uuid(), volume_id: z.uuid() })
export const disconnectedAnswer = z.object({ status: z.literal('disconnected') })

export const keyAnswer = z.object({
  key_id: id,
  org_id: id,
  project_id: id.nullable(),
  name: z.string(),
  kind: z.string(),
  api_key_prefix: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
})

/** A key as shown to its bearer. */
export const ownKeyAnswer = keyAnswer
  .pick({
    key_id: true,
    org_id: true,
    project_id: true,
    name: true,
    kind: true,
    api_key_prefix: true,
    expires_at: true,
  })
  .extend({ agent_id: id.nullable(), user_id: id.nullable() })

/** A command-line key, as shown to its user. */
export const liveKeyAnswer = keyAnswer.extend({ org_name: z.string() })

/** A key with its secret, which is never shown again. */
export const issuedKeyAnswer = keyAnswer.extend({ api_key: z.string() })

export const projectAnswer = z.object({ project_id: id, org_id: id, name: z.string(), created_at: timestamp })

export const volumeAnswer = z.object({
  volume_id: id,
  org_id: id,
  project_id: id,
  name: z.string(),
  type: z.string(),
  pii: z.enum(PII_SETTINGS).describe('What happens to personal identifiers in writes.'),
  locale: z.string().nullable().describe('Language and region for reading dates such as 3/4/2026.'),
  created_by: id.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
