export interface Groups {
  groups: Map<string, string[]>
  alone: string[]
}
export function groupsOf(project: 'unit' | 'spec'): Groups
export function suitesOf(project: 'unit' | 'spec'): string[]
export function writeSuites(): void
