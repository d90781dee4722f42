import { type ForgetPorts, forgetMemories, readForgetting } from '@agent-memory/core/memory/change/forget'
import {
  forgetAnswer,
  forgetBody,
  forgetParams,
  forgetStatusAnswer,
} from '@agent-memory/core/memory/change/forget-schemas'
import { presentForgetStatus, presentForgetting } from '@agent-memory/core/present/forget'
import { parseIsoDate } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

const tag = 'Memory'

/** Endpoints that erase memories by criteria, in the background. */
export const forgetRoutes = (ports: ForgetPorts): Endpoint[] => [forget(ports), status(ports)]

const forget = (ports: ForgetPorts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/memory/forget',
    summary: 'Erase the memories of a user, session, agent or document, or from before a date',
    description:
      'A memory has one or more wordings, each the text of one write. Erases every wording that matches all criteria; ' +
      "this cannot be undone. If the memory's own wording is one of them, the memory is erased, and its other wordings " +
      'are judged again, as memories of their own. Parts of documents match by document_id only. What is written after ' +
      'this call stays. A dry run answers 200 with the counts.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'document_not_found'],
    body: forgetBody,
    success: { status: 202, body: forgetAnswer },
    otherSuccess: { status: 200, when: ({ dry_run }) => dry_run },
    async handle({ principal, body }) {
      const criteria = {
        userId: body.user_id,
        sessionId: body.session_id,
        agentId: body.agent_id,
        documentId: body.document_id,
        before: body.before === undefined ? undefined : parseIsoDate(body.before).at,
      }
      const call = { principal, volumeId: body.volume_id, criteria, dryRun: body.dry_run }
      const { forgetId, counts } = await forgetMemories(ports, call)
      return presentForgetting(forgetId, counts)
    },
  })

const status = (ports: ForgetPorts): Endpoint =>
  endpoint({
    method: 'get',
    path: '/memory/forget/:forget_id',
    summary: 'Read the progress of a forget request and, once it is done, its receipt',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'forget_not_found'],
    params: forgetParams,
    success: { status: 200, body: forgetStatusAnswer },
    handle: async ({ principal, params }) =>
      presentForgetStatus(await readForgetting(ports, principal, params.forget_id)),
  })
