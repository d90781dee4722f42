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

/** Maximum memories per transaction, which holds the volume's lock. */
const PAGE = 25

/**
 * Runs the job that follows when a speaker's name becomes known, changes, or is no longer known: updates the speaker's
 * memories, so that they are indexed and compared under the present name. Idempotent, because each page has only
 * memories that are still under another name. If there are many, each run enqueues the next run.
 * @throws AppError service_unavailable
 */
export const renameSpeaker = async (
  { speakerNames: names, signals, now }: RenamePorts,
  { volumeId, speaker, outboxId, signal }: { volumeId: string; speaker: bigint; outboxId: bigint; signal: AbortSignal },
): Promise<void> => {
  let isBehind = false
  const isDone = await forATurn(now, signal, async () => {
    // Stops while the index is behind, because with too many index jobs at once, writes would be refused.
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

/** Handles one memory per turn of the event loop, because a page takes long and must not block other work. */
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
 * Adds names and relation keys to some memories that were stored before these fields existed. Cheap if there are no
 * such memories.
 * @returns whether there may be more; `wait` if an index must catch up first
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
