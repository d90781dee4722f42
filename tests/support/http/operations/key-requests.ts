/** A request for a key that never expires. */
export const keyRequest = (keyKind: 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r', projectId?: string, orgId?: string) => ({
  name: 'a key',
  keyKind,
  orgId,
  projectId,
  expiresAt: null,
})

/** Returns the time that many seconds from now. */
export const soon = (seconds: number): Date => new Date(Date.now() + seconds * 1_000)
