import type { ManagementStore } from '../ports/accounts/management.js'
import type { Signals } from '../ports/work/outbox.js'
import type { Principal } from './principal.js'

type Stores = Omit<ManagementStore, 'passwords'>

/**
 * A function that returns the ids to pass to `Signals.revoked` after a call of the method: the ids of the callers that
 * lose access, or of the volume or organization to which access is lost. Null for a method that never takes access
 * away. `result` is undefined if the call failed; the change of the call may have been committed anyway.
 */
type Losers<Method> = Method extends (...args: infer Args) => Promise<infer Result>
  ? ((args: Args, result: Result | undefined) => readonly string[]) | null
  : never

/** For methods whose second argument is the id of what they change. The first is the id of an organization or user. */
const changed = ([_orgId, id]: readonly [string, string, ...unknown[]]) => [id]

/**
 * Lists every method of the account stores, so that a new method does not compile until it is listed here. A method
 * that only may take access away, such as `agents.update`, signals too: a needless signal costs one or two queries per
 * open stream that it concerns. Access that merely expires is not signalled: streams notice that when they poll.
 */
const LOSERS: { [Name in keyof Stores]: { [Method in keyof Stores[Name]]: Losers<Stores[Name][Method]> } } = {
  people: { createOwner: null, credentials: null, principal: null, organizationsOf: null },
  members: { list: null, find: null, changeRole: changed, remove: changed },
  invitations: {
    create: null,
    list: null,
    find: null,
    findByToken: null,
    withdraw: null,
    accept: null,
    acceptAsNewUser: null,
  },
  signUps: { begin: null, find: null, findByToken: null, complete: null },
  passwordStore: {
    hashOf: null,
    change: ([userId]) => [userId],
    beginReset: null,
    findReset: null,
    reset: (_args, userId) => (userId ? [userId] : []),
  },
  identities: {
    find: null,
    isLinked: null,
    addressOwner: null,
    link: null,
    createOwner: null,
    acceptAsNewUser: null,
  },
  projects: { create: null, find: null, list: null },
  auditLog: { list: null },
  accountErasure: {
    countsOf: null,
    closeOrganization: ([orgId]) => [orgId],
    removeOrganization: ([orgId]) => [orgId],
    leaveOrganizations: ([userId], leaving) => [userId, ...(leaving?.closed ?? []).map(({ orgId }) => orgId)],
    removeUser: ([userId]) => [userId],
    anonymizeUser: null,
    namedIn: null,
    anonymizeMemories: null,
    anonymizeRest: null,
    anonymizeLater: null,
  },
  sessions: {
    find: null,
    save: null,
    touch: null,
    destroy: (_args, userId) => (userId ? [userId] : []),
    list: null,
    end: ([userId]) => [userId],
    endOthers: ([userId]) => [userId],
  },
  keys: {
    principal: null,
    principalOf: null,
    create: null,
    find: null,
    findOwn: null,
    list: null,
    rotate: changed,
    revoke: changed,
    listLive: null,
    revokeLive: changed,
  },
  cliLogins: {
    allow: null,
    redeem: (_args, redeemed) => {
      if (redeemed?.outcome === 'issued') return redeemed.replaced
      return redeemed?.outcome === 'reused' ? [redeemed.keyId] : []
    },
  },
  agents: {
    create: null,
    find: null,
    list: null,
    update: changed,
    deactivate: changed,
    rotateKey: changed,
    connect: changed, // may remove one of the permissions
    disconnect: changed,
  },
  oauth: {
    principal: null,
    findClient: null,
    saveClient: null,
    provisionClient: null,
    saveDocument: null,
    listClients: null,
    setOfficial: null,
    removeClient: (_args, grantIds) => grantIds ?? [],
    findGrant: null,
    saveGrant: null,
    completeGrant: null,
    revokeGrant: ([grantId]) => [grantId],
    listGrants: null,
    endGrant: changed,
    find: null,
    save: null,
    consume: null,
    remove: null,
    rotate: null,
    withdraw: null, // removes only tokens that nobody has received
  },
  volumes: {
    volumeForKey: null,
    volumesForKey: null,
    list: null,
    listAll: null,
    listConnected: null,
    create: null,
    update: null,
    erase: changed,
    eraseRows: null,
    endErasing: null,
    eraseLater: null,
  },
}

type AnyMethod = (...args: unknown[]) => Promise<unknown>
type AnyLosers = (args: unknown[], result: unknown) => readonly string[]

/**
 * Returns stores whose methods signal when they take access away. The signal is sent after the commit and before the
 * call returns, even if the call fails, because it may have committed.
 */
export const announceRevocations = (stores: ManagementStore, signals: Pick<Signals, 'revoked'>): ManagementStore => {
  const announcing = (method: AnyMethod, losersOf: AnyLosers): AnyMethod => {
    return async (...args) => {
      let result: unknown
      try {
        result = await method(...args)
        return result
      } finally {
        const ids = losersOf(args, result)
        if (ids.length > 0) signals.revoked(ids)
      }
    }
  }
  const announcingStore = ([name, losers]: [string, object]) => {
    const store = stores[name as keyof Stores] as unknown as Record<string, AnyMethod>
    const changing = Object.entries(losers).filter(([_method, losersOf]) => losersOf !== null)
    const methods = changing.map(([method, losersOf]) => [method, announcing(store[method] as AnyMethod, losersOf)])
    return [name, Object.assign(Object.create(store), Object.fromEntries(methods))]
  }
  return { ...stores, ...Object.fromEntries(Object.entries(LOSERS).map(announcingStore)) }
}

/**
 * Returns the ids whose `revoked` signal may concern the caller, except the ids of volumes: whoever watches the access
 * to a volume must also look for the volume's id in the signal.
 */
export const accessIdsOf = (principal: Principal): Set<string> => {
  const organizations = Object.keys(principal.roles)
  if (principal.kind === 'session') return new Set([principal.userId, ...organizations])
  if (principal.kind === 'token') return new Set([principal.grantId, principal.userId, ...organizations])
  const { keyId, orgId, projectId, agentId, userId } = principal
  return new Set([keyId, orgId, projectId, agentId, userId, ...organizations].filter((id) => id !== null))
}
