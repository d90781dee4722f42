/** Revisions of MCP, by their dates. */
export const REVISIONS = ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const
export type Revision = (typeof REVISIONS)[number]

const LEGACY: readonly Revision[] = ['2025-03-26', '2025-06-18', '2025-11-25']

/** Scenarios of the conformance suite that do not apply to this service, and why. */
export interface NotApplicable {
  reason: string
  scenarios: readonly string[]
  /** All revisions if absent. */
  revisions?: readonly Revision[]
}

/** Scenarios that must pass on every revision they cover. */
export const EXPECTED: readonly string[] = [
  'server-initialize',
  'server-stateless',
  'ping',
  'completion-complete',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'server-sse-multiple-streams',
  'resources-list',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'sep-2164-resource-not-found',
  'prompts-list',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
  'dns-rebinding-protection',
  'caching',
  'http-header-validation',
  'http-custom-header-server-validation',
  'input-required-result-unsupported-methods',
]

export const NOT_APPLICABLE: readonly NotApplicable[] = [
  {
    reason: 'Logging is not offered: the service logs for its operator, not to its callers.',
    scenarios: ['logging-set-level', 'tools-call-with-logging'],
  },
  {
    reason: 'Sampling is not offered: no tool uses the language model of the client.',
    scenarios: ['tools-call-sampling'],
  },
  {
    reason: 'Elicitation is not offered: no tool asks the user for anything.',
    scenarios: ['tools-call-elicitation', 'elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
  },
  {
    reason: 'No call requires input from the client midway: no elicitation, sampling or roots.',
    scenarios: [
      'input-required-result-basic-elicitation',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-request-state',
      'input-required-result-multiple-input-requests',
      'input-required-result-multi-round',
      'input-required-result-missing-input-response',
      'input-required-result-non-tool-request',
      'input-required-result-result-type',
      'input-required-result-tampered-state',
      'input-required-result-capability-check',
      'input-required-result-ignore-extra-params',
      'input-required-result-validate-input',
    ],
  },
  {
    reason: 'Subscriptions are not offered: the service does not yet send notifications.',
    scenarios: ['resources-subscribe', 'resources-unsubscribe'],
  },
  {
    reason: 'There are no sessions, which this needs: each request is self-contained, on the older revisions too.',
    scenarios: ['server-session-lifecycle'],
  },
  {
    reason: 'There are no sessions, which this needs: each request is self-contained, on the older revisions too.',
    scenarios: ['server-sse-multiple-streams'],
    revisions: LEGACY,
  },
  {
    reason: 'Streams are not resumed: an answer is one message; a client that loses it asks again.',
    scenarios: ['server-sse-polling'],
  },
  {
    reason: 'The extension for tasks is not offered: calls are answered at once.',
    scenarios: [
      'tasks-lifecycle',
      'tasks-capability-negotiation',
      'tasks-wire-fields',
      'tasks-request-state-removal',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-dispatch-and-envelope',
      'tasks-status-notifications',
      'tasks-required-task-error',
      'tasks-mrtr-composition',
    ],
  },
  {
    reason: 'The extension for skills is not offered.',
    scenarios: ['sep-2640-skills-directory', 'sep-2640-skills-enumeration', 'sep-2640-skills-manifest'],
  },
]

/**
 * Scenarios of 2025-06-18, one of each kind, that also run with the wire format and the schema of 2025-03-26. The suite
 * itself assigns nearly all scenarios to 2025-06-18 and later.
 */
export const OF_2025_06_18_ON_2025_03_26: readonly string[] = [
  'server-initialize',
  'tools-list',
  'tools-call-audio',
  'tools-call-with-progress',
  'resources-templates-read',
  'prompts-get-with-args',
]
