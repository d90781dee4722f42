export interface Groups {
  groups: Map<string, string[]>
  alone: string[]
}
export const TOGETHER: ReadonlyMap<string, string[]>
export function groupsOf(project: 'unit' | 'spec'): Groups
export function suitesOf(project: 'unit' | 'spec'): string[]
export function writeSuites(): void
