/** A number of places that organizations share. */
export interface SharedPlaces {
  /** Number of places in use. */
  used(): number
  isFullFor(orgId: string): boolean
  take(orgId: string): void
  leave(orgId: string): void
}

/**
 * Opens places. An organization gets at most as many as remain free, so that there is always one for another
 * organization: alone it gets half of them; two get a third each (Choudhury and Hahne, Dynamic Queue Length Thresholds,
 * 1998).
 * @param most number of places
 */
export const openSharedPlaces = (most: number): SharedPlaces => {
  const byOrganization = new Map<string, number>()
  let used = 0
  const usedBy = (orgId: string): number => byOrganization.get(orgId) ?? 0
  return {
    used: () => used,
    isFullFor: (orgId) => usedBy(orgId) >= most - used,
    take(orgId) {
      used++
      byOrganization.set(orgId, usedBy(orgId) + 1)
    },
    leave(orgId) {
      used--
      const left = usedBy(orgId) - 1
      if (left > 0) byOrganization.set(orgId, left)
      else byOrganization.delete(orgId)
    },
  }
}
