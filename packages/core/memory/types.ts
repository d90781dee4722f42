export const MEMORY_TYPES = [
  'factual',
  'preference',
  'event',
  'relationship',
  'technical',
  'episodic',
  'procedural',
] as const
export type MemoryType = (typeof MEMORY_TYPES)[number]

export const CATEGORIES = [
  'identity',
  'preference',
  'work',
  'technology',
  'event',
  'relationship',
  'location',
  'health',
  'finance',
  'project',
  'decision',
  'task',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]

/** `pending` until the guard has decided; then an outcome of the write. */
export type MemoryStatus = 'pending' | 'approved' | 'merged' | 'rejected'
export const EVENT_DATE_SOURCES = ['given', 'text', 'written'] as const
export type EventDateSource = (typeof EVENT_DATE_SOURCES)[number]
export const MEMORY_TYPE_SOURCES = ['given', 'detected'] as const
export type MemoryTypeSource = (typeof MEMORY_TYPE_SOURCES)[number]
export type Metadata = Record<string, string | number | boolean | null>

/** Who said a statement: the writing key and, of an agent's key, the agent. */
export interface Writer {
  keyId: string
  /** The agent's id, else the key's. */
  agentId: string
  /** The agent's name, else the key's. */
  agent: string
}

/** A statement as it is accepted: secrets are already redacted, since nothing undisclosed may become durable. */
export interface Statement {
  content: string
  writer: Writer
  /** Scope of comparison; absent equals absent. */
  userId: string | null
  sessionId: string | null
  eventDate: Date
  eventDateSource: EventDateSource
  /** As given or once detected; the guard fills what is null. */
  memoryType: MemoryType | null
  memoryTypeSource: MemoryTypeSource
  category: Category | null
  metadata: Metadata | null
  /** Kinds of secret that redaction took out. */
  redactions: readonly string[]
}

/** One wording of a memory: its own write, or a write that merged into it. */
export interface MemorySource {
  writeId: string
  wording: string
  writer: Writer
  userId: string | null
  sessionId: string | null
  eventDate: Date | null
  createdAt: Date
}

/** Where in an uploaded document a chunk stands. */
export interface ChunkPlace {
  documentId: string
  filename: string
  /** From 0, in reading order. */
  chunkIndex: number
}

/** A memory as it is stored. */
export interface Memory extends Statement {
  memoryId: string
  /** Of a document's chunk; null of what was written. */
  chunk: ChunkPlace | null
  orgId: string
  volumeId: string
  status: MemoryStatus
  confidence: number | null
  reason: string | null
  mergedInto: string | null
  createdAt: Date
  decidedAt: Date | null
  lastConfirmedAt: Date | null
}

/** How one write ended, or that it has not ended yet. */
export interface Outcome {
  memoryId: string
  volumeId: string
  status: MemoryStatus
  reason: string | null
  confidence: number | null
  /** Of a merged write: the memory that kept it. */
  mergedInto: string | null
  agent: string
}
