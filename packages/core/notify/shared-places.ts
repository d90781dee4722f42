/** A number of places that organizations share. */
export interface SharedPlaces {
  /** Number of places in use. */
  used(): number
  isFullFor(orgId: string): boolean
  take(orgId: string): void
  leave(orgId: string): void
}

/**
 * Opens places. An organization may use no more places than are still free, so that another organization can always get
 * a place: a single organization gets half of the places, two get a third each (Choudhury and Hahne, Dynamic Queue
 * Length Thresholds, 1998).
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

/** Limits how much runs at once at each host or machine: each has the same number of places. */
export interface SharedPlacesAt {
  usedAt(name: string): number
  isFullFor(name: string, orgId: string): boolean
  take(name: string, orgId: string): void
  leave(name: string, orgId: string): void
}

/** @param most number of places at each host or machine */
export const openSharedPlacesAt = (most: number): SharedPlacesAt => {
  const inUse = new Map<string, SharedPlaces>()
  return {
    usedAt: (name) => inUse.get(name)?.used() ?? 0,
    isFullFor: (name, orgId) => inUse.get(name)?.isFullFor(orgId) === true,
    take(name, orgId) {
      const places = inUse.get(name) ?? openSharedPlaces(most)
      inUse.set(name, places)
      places.take(orgId)
    },
    leave(name, orgId) {
      const places = inUse.get(name)
      places?.leave(orgId)
      if (places?.used() === 0) inUse.delete(name)
    },
  }
}
