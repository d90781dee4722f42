import { bare } from './answer.js'
import { type ChatCalls, chatCalls } from './chat.js'
import { type DocumentCalls, documentCalls } from './documents.js'
import { eventsOver } from './events.js'
import { type GraphCalls, graphCalls } from './graph.js'
import {
  type AgentCalls,
  agentCalls,
  type KeyCalls,
  keyCalls,
  type OrganizationCalls,
  organizationCalls,
} from './management.js'
import { type MemoryCalls, memoryCalls } from './memories.js'
import { type AccountCalls, accountCalls, type MemberCalls, memberCalls } from './people.js'
import { type ReviewCalls, reviewCalls } from './review.js'
import { type Subscribe, subscribeOver } from './subscribe.js'
import { type ClientOptions, type Connection, connectionOf } from './transport/connection.js'
import { type RawCall, raw } from './transport/raw.js'
import { type CallOptions, type Send, sender } from './transport/request.js'
import { type SessionCalls, sessionCalls, takeOverSession } from './transport/session.js'
import type { Me } from './types.js'
import { type WebhookCalls, webhookCalls } from './webhooks.js'

/**
 * Calls to the service for one caller. A call that fails rejects with MemoryServiceError (`code` says why), with the
 * reason of the given `signal`, or with TypeError for invalid options. Nothing is logged, and no error shows a key.
 */
export interface Client extends MemoryCalls, ChatCalls, ReviewCalls, DocumentCalls, WebhookCalls, SessionCalls<Client> {
  graph: GraphCalls
  agents: AgentCalls
  keys: KeyCalls
  organizations: OrganizationCalls
  members: MemberCalls
  account: AccountCalls
  /** Describes the caller: a session's user, or a key. */
  me(options?: CallOptions): Promise<Me>
  /**
   * Yields broadcasts in volumes that the key can read and, if asked for, events, as they happen. Reconnects when the
   * connection is lost, and calls `onGap` if messages may have been missed.
   */
  subscribe: Subscribe
  /** Calls any endpoint, with the retries, limits and errors of the other methods. */
  raw: RawCall
}

/** @throws TypeError for bad options; its message never shows the key */
export const createClient = (options: ClientOptions): Client => clientOn(connectionOf(options))

const clientOn = (connection: Connection): Client => {
  const send = sender(connection)
  return {
    ...memoryCalls(send),
    ...chatCalls(send, eventsOver(connection)),
    ...reviewCalls(send),
    ...documentCalls(send),
    ...webhookCalls(send),
    ...sessionCalls(connection, clientOn),
    graph: graphCalls(send),
    agents: agentCalls(send),
    keys: keyCalls(send),
    organizations: organizationCalls(send),
    members: memberCalls(send),
    account: accountCalls(send, (answer) => takeOverSession(connection, answer)),
    me: (options) => me(send, options),
    subscribe: subscribeOver(connection),
    raw: raw(send),
  }
}

const me = async (send: Send, options: CallOptions | undefined): Promise<Me> => {
  const answer = await send({ method: 'GET', path: '/auth/me', repeatable: true }, options)
  return bare<{ data: Me }>(answer, 'data').data
}
