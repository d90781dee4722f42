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

/**
 * `pending` until the guard decides, then its decision. `superseded`: stored, but another memory has a newer value,
 * written before or after this one; only queries and searches that ask for the past find it.
 */
export const MEMORY_STATUSES = ['pending', 'approved', 'merged', 'rejected', 'superseded'] as const
export type MemoryStatus = (typeof MEMORY_STATUSES)[number]
/** Why a memory waits for review: it contradicts another memory, or may contain an instruction to a model. */
export const FLAG_REASONS = ['conflict', 'suspicious'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]
export const EVENT_DATE_SOURCES = ['given', 'text', 'written'] as const
export type EventDateSource = (typeof EVENT_DATE_SOURCES)[number]
/** How precisely an event is dated: it happened sometime in the day, week … that contains its date. */
export const DATE_PRECISIONS = ['day', 'week', 'month', 'quarter', 'season', 'year'] as const
export type DatePrecision = (typeof DATE_PRECISIONS)[number]
export const MEMORY_TYPE_SOURCES = ['given', 'detected'] as const
export type MemoryTypeSource = (typeof MEMORY_TYPE_SOURCES)[number]
export type Metadata = Record<string, string | number | boolean | null>

/** Who made a statement: the key that wrote it and, for an agent's key, the agent. */
export interface Writer {
  keyId: string
  /** Id of the agent; if the key is not an agent's, id of the key. */
  agentId: string
  /** Name of the agent; if the key is not an agent's, name of the key. */
  agent: string
}

/** A statement as accepted. Secrets are already redacted, because they must never be stored. */
export interface Statement {
  content: string
  writer: Writer
  /** Statements are compared within one user; two statements without a user count as the same user's. */
  userId: string | null
  sessionId: string | null
  eventDate: Date
  eventDateSource: EventDateSource
  /** Null for statements written before this field existed. */
  eventDatePrecision: DatePrecision | null
  /** The type given or detected; null until the guard detects it. */
  memoryType: MemoryType | null
  memoryTypeSource: MemoryTypeSource
  category: Category | null
  metadata: Metadata | null
  /** Kinds of secret that were redacted. */
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
  /** Precision of the date, as in `Statement`; also null if there is no date. */
  eventDatePrecision: DatePrecision | null
  createdAt: Date
}

/** Position of a chunk in an uploaded document. */
export interface ChunkPlace {
  documentId: string
  filename: string
  /** From 0, in reading order. */
  chunkIndex: number
}

/** Whether a memory is still valid, and what contradicts it. */
export interface Marks {
  /** The memory with the newer value; null unless this one is superseded. */
  supersededBy: string | null
  /** When the newer value became valid. */
  validTo: Date | null
  /** Null unless the memory waits for review. */
  flagReason: FlagReason | null
  /** Memories that contradict this one. */
  conflictsWith: readonly string[]
  /** Sentences of the content that are no longer true. */
  outdated: readonly string[]
}

/** A memory as it is stored. */
export interface Memory extends Statement, Marks {
  memoryId: string
  /** Null unless the memory is a chunk of a document. */
  chunk: ChunkPlace | null
  orgId: string
  volumeId: string
  status: MemoryStatus
  confidence: number | null
  reason: string | null
  mergedInto: string | null
  createdAt: Date
  decidedAt: Date | null
  /** Whether a reviewer approved the memory, so that the guard stores it regardless of its own judgement. */
  overruled: boolean
  /** Id of the memory that this one is a new version of; null if it is not an edit. */
  edits: string | null
  lastConfirmedAt: Date | null
}

/** Returns when a memory became valid: its event date if given or read from the text, else when it was written. */
export const validFrom = (memory: Pick<Memory, 'eventDate' | 'eventDateSource' | 'createdAt'>): Date =>
  memory.eventDateSource === 'written' ? memory.createdAt : memory.eventDate

/** The outcome of one write; `pending` until it is decided. A memory that is superseded counts as approved. */
export interface Outcome extends Pick<Marks, 'supersededBy' | 'flagReason' | 'conflictsWith'> {
  memoryId: string
  volumeId: string
  status: Exclude<MemoryStatus, 'superseded'>
  /** Memories with older values, which this one supersedes. */
  supersedes: readonly string[]
  reason: string | null
  confidence: number | null
  /** For a merged write, the memory it merged into. */
  mergedInto: string | null
  agent: string
}

/**
 * The parts of the service that an answer can do without. Without `graph`, it has no graph facts; without `reranker`,
 * its memories are ordered by score.
 */
export const DEGRADATIONS = ['graph', 'reranker'] as const
export type Degradation = (typeof DEGRADATIONS)[number]
