import { forATurn } from '../../documents/turn.js'
import { nextTurn } from '../../next-turn.js'
import type { NamedMemory, Renamed, SpeakerNames } from '../../ports/memory/speaker-names.js'
import type { Signals } from '../../ports/work/outbox.js'
import { relationKeys } from '../guard/relation/relation-keys.js'
import { selfName } from './self-name.js'
import { dependsOnName, NAMELESS, nameKey, speakerKey, type ToldName } from './speaker.js'

export interface RenamePorts {
  speakerNames: SpeakerNames
  signals: Pick<Signals, 'work'>
  now: () => Date
}

/** Memories per transaction, which holds the volume's lock. */
const PAGE = 25

/**
 * The job that follows a name that became known, changed, or is told no longer: indexes and compares what the speaker
 * said under the present one. Idempotent: each page is what is still under another name. Much takes many runs, each
 * enqueued by the previous one.
 * @throws AppError service_unavailable
 */
export const renameSpeaker = async (
  { speakerNames: names, signals, now }: RenamePorts,
  { volumeId, speaker, outboxId, signal }: { volumeId: string; speaker: bigint; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  let isBehind = false
  const isDone = await forATurn(now, signal, async () => {
    // Too many index jobs at once would have writes refused.
    isBehind = await names.isBehind(volumeId)
    if (isBehind) return true
    const told = await names.toldBy(speaker)
    const named = nameKey(volumeId, told)
    const page = await names.misnamed(speaker, named, PAGE)
    const renamed = await eachInItsTurn(page, (memory) => renamedAs(memory, told, named))
    if (page.length > 0) await names.rename({ volumeId, key: speaker }, told, renamed)
    signals.work([])
    return page.length === 0
  })
  await (isDone && !isBehind ? names.endRenaming(outboxId) : names.renameLater(outboxId))
}

/** One memory per turn of the event loop, because a page takes long and must not block other work. */
const eachInItsTurn = async (
  page: readonly NamedMemory[],
  of: (memory: NamedMemory) => Renamed,
): Promise<Renamed[]> => {
  const renamed: Renamed[] = []
  for (const memory of page) {
    await nextTurn()
    renamed.push(of(memory))
  }
  return renamed
}

const renamedAs = (memory: NamedMemory, told: readonly ToldName[], named: bigint): Renamed => ({
  memoryId: memory.memoryId,
  seq: memory.seq,
  tellsName: selfName(memory.content),
  named,
  relationKeys: relationKeys({ ...memory, told }),
})

/**
 * Gives names and keys to some memories that were stored before these were. Cheap if there are none.
 * @returns whether there may be more; `wait` if an index has to catch up first
 * @throws AppError service_unavailable
 */
export const nameSome = async ({
  speakerNames: names,
  signals,
}: Omit<RenamePorts, 'now'>): Promise<boolean | 'wait'> => {
  const page = await names.unnamed(PAGE)
  const [first] = page
  if (first && (await names.isBehind(first.volumeId))) return 'wait'
  const bySpeaker = new Map<bigint, NamedMemory[]>()
  for (const memory of page) {
    const key = speakerKey(memory.volumeId, { ...memory, ...memory.writer })
    bySpeaker.set(key, [...(bySpeaker.get(key) ?? []), memory])
  }
  for (const [key, memories] of bySpeaker) await nameAll(names, key, memories)
  if (bySpeaker.size > 0) signals.work([])
  return bySpeaker.size > 0
}

const nameAll = async (names: SpeakerNames, key: bigint, memories: readonly NamedMemory[]): Promise<void> => {
  const volumeId = memories[0]?.volumeId ?? ''
  const told = await names.toldBy(key)
  const named = nameKey(volumeId, told)
  const renamed = await eachInItsTurn(memories, (memory) =>
    renamedAs(memory, told, dependsOnName(memory.content) ? named : NAMELESS),
  )
  await names.rename({ volumeId, key }, told, renamed)
}
