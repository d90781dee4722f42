import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { pageAssets } from '@agent-memory/service-mcp/pages/assets'
import { LANGUAGES } from '@agent-memory/service-mcp/pages/language'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page as BrowserPage } from 'playwright-core'
import { z } from 'zod'
import { addAxe, violationsIn } from '../../../tests/support/servers/web/axe.js'
import { startChromium } from '../../../tests/support/servers/web/chromium.js'
import { PAGES } from './accessibility.cases.js'

let app: TestApp
let browser: Browser | null
/** All tests use one browser page, because each new page would start a process of its own. */
let page: BrowserPage | undefined
const loaded: string[] = []
const complaints: string[] = []
beforeAll(async () => {
  const pages = Object.entries(PAGES).flatMap(([name, pageIn]) =>
    LANGUAGES.map((language) =>
      endpoint({
        answer: 'page',
        method: 'get',
        path: `/${language}/${name}`,
        summary: 's',
        tag: 't',
        operation: 'auth',
        accepts: [],
        limit: null,
        success: { status: 200, body: z.string() },
        handle: async () => pageIn(language),
      }),
    ),
  )
  app = await startTestApp([...pages, ...pageAssets()], { limits: 'off' })
  browser = await startChromium()
  page = await browser?.newPage()
  if (page !== undefined) await addAxe(page)
  page?.on('request', (request) => loaded.push(request.url()))
  page?.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** Width and color scheme do not affect each other, so each language tests only two of the four combinations. */
const LOOKS = {
  en: [
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 1280 },
  ],
  de: [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
  ],
} as const

test.each(Object.keys(PAGES))('%s is accessible, in light and dark, on phone and desktop', async (name) => {
  if (page === undefined) return
  for (const seen of [loaded, complaints]) seen.length = 0
  for (const language of LANGUAGES) {
    await page.goto(`${app.url}/${language}/${name}`)
    for (const look of LOOKS[language]) {
      await page.emulateMedia({ colorScheme: look.colorScheme })
      await page.setViewportSize({ width: look.width, height: 800 })
      expect({ language, ...look, found: await violationsIn(page) }).toEqual({ language, ...look, found: [] })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(look.width)
      expect(await tooSmallIn(page)).toEqual([])
    }
  }
  expect(loaded.filter((url) => !url.startsWith(app.url))).toEqual([])
  // The browser would report an error if the content security policy blocked something that the page needs.
  expect(complaints).toEqual([])
})

/** Lists buttons, inputs and links less than 44 CSS px high (WCAG 2.2, 2.5.5). Links in a sentence may be smaller. */
const tooSmallIn = (page: BrowserPage): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('button, .button, .field input, .choice, .links a')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
    .map((element) => element.outerHTML)`)

test('the checks would find a page that is not accessible', async () => {
  if (page === undefined) return
  // Leaves the last page, whose content security policy would block the inline style.
  await page.goto('about:blank')
  await page.setContent('<p style="color:#bbb;background:#fff">pale</p><input><button>x</button>')
  const rules = (await violationsIn(page)).map((line) => line.split(':')[0])
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'label', 'html-has-lang', 'document-title']))
  expect(await tooSmallIn(page)).toHaveLength(1)
})
