import { progressOn } from '@agent-memory/cli/import/progress'
import { describe, expect, test } from '@jest/globals'

describe('progressOn', () => {
  const screen = (isTTY: boolean) => ({
    isTTY,
    columns: 60,
    text: '',
    write(text: string) {
      this.text += text
    },
  })
  test('draws a bar on a terminal, a line every ten seconds elsewhere, nothing when quiet', () => {
    let now = 0
    const counts = { approved: 5, merged: 0, rejected: 0 }
    const [terminal, log, quiet] = [screen(true), screen(false), screen(true)]
    const shown = [terminal, log]
      .map((where) => progressOn(where, { now: () => now }))
      .concat(progressOn(quiet, { quiet: true, now: () => now }))
    for (; now <= 20_000; now += 500)
      for (const progress of shown) progress.show({ done: now / 500, total: 80, counts })
    for (const progress of shown) progress.end()
    expect(terminal.text).toContain('\r\u001B[2K[===============               ] 40 of 80 (50 %)')
    expect(terminal.text.endsWith('\r\u001B[2K')).toBe(true)
    expect(log.text.split('\n')).toEqual([
      '20 of 80 (25 %), 5 approved, 0 merged, 0 rejected, 10 s',
      expect.stringContaining('40 of 80'),
      '',
    ])
    expect(quiet.text).toBe('')
  })
})
