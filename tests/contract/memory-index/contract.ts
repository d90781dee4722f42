import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { rank } from '@agent-memory/core/memory/find/rank'
import { terms } from '@agent-memory/core/text/terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { seeded } from '../../faults/harness/seeded.js'
import type { Adapter, IndexOnTrial } from './adapters.js'
import { about, axis, questionOn } from './asked.js'
import { type Asked, Definitions } from './definitions.js'
import { ALL, expectAll, expectSignals, type SearchOptions, searchIndex, untilServed } from './expectations.js'
import { signalsAsDefined } from './signals.js'
import { mirrored, openMaker, type Statement } from './statements.js'
import { makeVolume, type StoredVolume } from './stored-volume.js'

/** Tests what every adapter of the port must do. */
export const memoryIndexContract = (adapter: Adapter, seed: number, database: () => Database): void =>
  describe(adapter.name, () => {
    const maker = openMaker(seeded(seed))
    let onTrial: IndexOnTrial
    let volume: StoredVolume

    beforeAll(async () => {
      onTrial = await adapter.open(database())
    })
    afterAll(() => onTrial?.index.close())
    beforeEach(async () => {
      volume = await makeVolume(database())
    })

    const write = async (given: Partial<Statement>[], into = volume): Promise<Statement[]> => {
      const statements = given.map((one) => maker.statement(one))
      await into.store(statements)
      await onTrial.approved(statements.map(({ memoryId }) => memoryId))
      return statements
    }

    const erase = async (memoryId: string): Promise<void> => {
      await volume.erase(memoryId)
      await onTrial.erased(memoryId)
    }

    const search = (asked: Asked, options: SearchOptions = {}) => searchIndex(onTrial, { volume, ...options }, asked)

    const expectDefined = async (asked: Asked, statements: readonly Statement[]) => {
      expectAll(await search(asked), statements, new Definitions(statements).signals(asked))
    }

    test('an empty or unknown volume yields nothing', async () => {
      expect(await search(about('anything'))).toEqual(new Map())
      const elsewhere = { ...volume, volumeId: '00000000-0000-4000-8000-000000000000' }
      expect(await search(about('anything'), { volume: elsewhere })).toEqual(new Map())
    })

    test('memories approved before the head are found at once, unapproved ones never', async () => {
      const content = 'Marta works in Berlin'
      for (const status of ['pending', 'merged', 'rejected'])
        await volume.store([maker.statement({ content })], { status })
      expect(await search(about(content))).toEqual(new Map())
      const written: string[] = []
      for (let round = 0; round < 5; round++) {
        const [one] = await write([{ content }])
        written.push(one?.memoryId as string)
        expect([...(await search(about(content))).keys()].sort()).toEqual([...written].sort())
      }
    })

    test('an erased memory is not found, and affects no signal', async () => {
      const [one, gone, other] = await write([{ session: 'a' }, { session: 'a' }, { session: 'a' }])
      await erase(gone?.memoryId as string)
      await expectDefined(about(gone?.content as string), [one, other] as Statement[])
      await erase(one?.memoryId as string)
      await erase(other?.memoryId as string)
      expect(await search(about('anything'))).toEqual(new Map())
    })

    test('a superseded memory counts for the one at the end of its chain, until that is taken back', async () => {
      const [first, second, third, other] = (await write([
        { content: 'Marta lives in Porto', windows: [axis(0)] },
        { content: 'Marta has moved to Graz', windows: [mirrored([1, 2])] },
        { content: 'since May it is Bonn', windows: [mirrored([1, 3])] },
        { content: 'Ana lives in Rome', windows: [mirrored([2, 1])] },
      ])) as [Statement, Statement, Statement, Statement]
      const asked = { vector: axis(0), terms: terms('Where does Marta live?') }
      const superseded = async (one: Statement, by: Statement | null) => {
        await volume.supersede(one.memoryId, by?.memoryId ?? null)
        await onTrial.approved([one.memoryId])
      }
      const among = { memoryTypes: [third.memoryType] }
      await superseded(first, second)
      await superseded(second, third)
      const definitions = new Definitions([third, other], (one) => (one === third ? [first, second] : []))
      const found = await search(asked)
      expectAll(found, [third, other], definitions.signals(asked))
      expect(found.get(third.memoryId)?.former).toBeGreaterThan(0.5)
      expect(rank([...found.values()], 1)[0]?.memoryId).toBe(third.memoryId)
      expect((await search(asked, { among })).get(third.memoryId)).toEqual(found.get(third.memoryId))
      expect([...(await search(asked, { perLeg: 1 })).keys()]).toContain(third.memoryId)
      await superseded(second, null)
      await superseded(first, null)
      await expectDefined(asked, [first, second, third, other])
      await superseded(first, third)
      await erase(first.memoryId)
      await expectDefined(asked, [second, third, other])
    })

    test('another volume contributes no result, neighbour or statistic', async () => {
      const other = await makeVolume(database())
      const [content, window] = ['Marta works in Berlin', axis(0)]
      const mine = { content, windows: [window], session: 'same', memoryType: 'factual' as const }
      const own = await write(Array.from({ length: 5 }, () => mine))
      const given = { content: `${content} and Rome`, windows: [window], session: 'same' }
      const foreign = await write(
        Array.from({ length: 20 }, () => ({ ...given, memoryType: 'event' as const })),
        other,
      )
      const asked = { vector: window, terms: terms(`${content} Rome`) }
      await expectDefined(asked, own)
      expect((await search(asked, { perLeg: 1 })).size).toBeGreaterThan(0)
      expect(await search(asked, { among: { memoryTypes: ['event'] } })).toEqual(new Map())
      const found = await search(asked, { volume: other })
      expect([...found.keys()].sort()).toEqual(foreign.map(({ memoryId }) => memoryId).sort())
    })

    test('filters select the candidates, however few pass, without changing their signals', async () => {
      const given = Array.from({ length: 60 }, (_, at) => ({
        memoryType: at % 30 === 7 ? ('event' as const) : ('factual' as const),
      }))
      const statements = await write(given)
      const asked = questionOn(statements[20] as Statement)
      const events = statements.filter(({ memoryType }) => memoryType === 'event').map(({ memoryId }) => memoryId)
      const all = await search(asked)
      const among = { memoryTypes: ['event'] as const }
      expect([...(await search(asked, { among })).keys()].sort()).toEqual([...events].sort())
      for (const perLeg of [1, ALL]) {
        const found = await search(asked, { among, perLeg })
        expect(found.size).toBeGreaterThan(0)
        for (const id of found.keys()) expect(events).toContain(id)
        expectSignals(found, all)
      }
      const session = statements[0]?.session as string
      const ofSession = statements.filter((one) => one.session === session).map(({ memoryId }) => memoryId)
      expect([...(await search(asked, { among: { sessionId: session } })).keys()].sort()).toEqual(ofSession.sort())
      expect(await search(asked, { among: { memoryTypes: ['technical'] } })).toEqual(new Map())
    })

    signalsAsDefined({ write, search, expectDefined })

    test('a memory that the store lost counts by its words only, and does not affect its neighbours', async () => {
      const statements = await write(Array.from({ length: 8 }, () => ({ session: 'one', windows: [axis(0)] })))
      if (!onTrial.lose) return
      const [lost = '', ...left] = statements.map(({ memoryId }) => memoryId)
      await onTrial.lose([lost])
      const found = await search({ vector: axis(0), terms: terms(statements[0]?.content as string) })
      expect([...found.keys()]).toEqual(expect.arrayContaining(left))
      expect(found.get(lost)?.cosine ?? 0).toBe(0)
      const signals = [...found.values()].flatMap(({ cosine, lexical, context }) => [cosine, lexical, context])
      expect(signals.every(Number.isFinite)).toBe(true)
    })

    test('an aborted search stops waiting; the next one answers', async () => {
      const [one] = await write([{}])
      const asked = about(one?.content as string)
      const query = {
        volumeId: volume.volumeId,
        headSeq: await volume.headSeq(),
        wanted: 0,
        ...asked,
        perLeg: 10,
        among: null,
      }
      await expect(onTrial.index.search(query, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
      expect(await untilServed(() => onTrial.index.search(query))).toHaveLength(1)
    })
  })
