import { createHash } from 'node:crypto'
import { invalid } from '../../errors.js'
import { LIMITS } from '../../limits.js'
import type { Cursor } from '../../paging.js'
import { EARLIEST, LATEST } from '../../schemas.js'

/**
 * Where a search continues. A list continues after the given memory. A ranking continues with the best memories that
 * were in the volume at the first page, except those already returned, identified by their marks (`markOf`). A position
 * in the ranking would not be enough, because rankings shift while others write.
 */
export type SearchPlace = { kind: 'list'; after: Cursor } | ({ kind: 'ranking' } & RankingPlace)

export interface RankingPlace {
  /**
   * The position of the latest write before the first page. A memory's sequence number cannot be used, because it rises
   * with each new flag, successor or speaker's name.
   */
  lastPosition: bigint
  /** The marks of the memories already returned. */
  given: ReadonlySet<string>
}

/**
 * Returns the part of an id that a cursor keeps: its last 48 bits, which are random. Of 500 million rankings with a
 * thousand memories each, one has two ids with the same mark.
 */
export const markOf = (memoryId: string): string => memoryId.slice(-2 * MARK_BYTES)

const MARK_BYTES = 6
const DIGEST_BYTES = 16
const LIST = 1
const RANKING = 2
const NUMBER_BYTES = 8
const LIST_BYTES = NUMBER_BYTES + 16

/**
 * Encodes a cursor, which is opaque to the caller: a digest of the request and of the following parts; a byte for the
 * kind; then the creation time and id of a list's last memory, or the last position and marks of a ranking.
 * @param request what the cursor is bound to: any JSON value
 */
export const encodeSearchCursor = (place: SearchPlace, request: unknown): string => {
  const bytes = Buffer.concat([Uint8Array.of(place.kind === 'list' ? LIST : RANKING), bytesOf(place)])
  return Buffer.concat([digestOf(request, bytes), bytes]).toString('base64url')
}

/** Decodes a cursor. @throws AppError validation_failed, naming `cursor`, unless it was encoded for this request */
export const decodeSearchCursor = (cursor: string, request: unknown): SearchPlace => {
  const whole = Buffer.from(cursor, 'base64url')
  const bytes = whole.subarray(DIGEST_BYTES)
  const isOurs =
    whole.toString('base64url') === cursor && digestOf(request, bytes).equals(whole.subarray(0, DIGEST_BYTES))
  const place = isOurs ? placeOf(bytes[0], bytes.subarray(1)) : null
  if (place === null)
    throw invalid('cursor', 'must be the next_cursor of a search for the same volume, query, mode and filters')
  return place
}

/**
 * Computes the digest. It needs no secret key, because a cursor gives access only to what its caller can read anyway.
 */
const digestOf = (request: unknown, place: Uint8Array): Buffer =>
  createHash('sha256').update(JSON.stringify(request)).update(place).digest().subarray(0, DIGEST_BYTES)

const bytesOf = (place: SearchPlace): Buffer => {
  const [number, ids] =
    place.kind === 'list'
      ? [BigInt(place.after.createdAt.getTime()), place.after.id.replaceAll('-', '')]
      : [place.lastPosition, [...place.given].join('')]
  const bytes = Buffer.alloc(NUMBER_BYTES)
  bytes.writeBigInt64BE(number)
  return Buffer.concat([bytes, Buffer.from(ids, 'hex')])
}

const placeOf = (kind: number | undefined, bytes: Buffer): SearchPlace | null => {
  if (kind === LIST && bytes.length === LIST_BYTES) return listPlace(bytes)
  const count = (bytes.length - NUMBER_BYTES) / MARK_BYTES
  if (kind === RANKING && Number.isInteger(count) && count > 0 && count < LIMITS.ranked.max) return rankingPlace(bytes)
  return null
}

const listPlace = (bytes: Buffer): SearchPlace | null => {
  const time = Number(bytes.readBigInt64BE())
  if (time < EARLIEST || time > LATEST) return null
  const id = bytes.toString('hex', NUMBER_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { kind: 'list', after: { createdAt: new Date(time), id } }
}

const rankingPlace = (bytes: Buffer): SearchPlace => {
  const marks = bytes.toString('hex', NUMBER_BYTES).match(/.{12}/g) ?? []
  return { kind: 'ranking', lastPosition: bytes.readBigInt64BE(), given: new Set(marks) }
}
