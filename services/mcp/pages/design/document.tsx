import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Language } from '../language.js'
import { wordsOf } from '../words/words.js'

/** Where the stylesheet and the icon are served; see assets.ts. */
export const ASSETS_PATH = '/account/assets'

export interface DocumentContent {
  language: Language
  /** Title of the page and its only h1. */
  title: string
  /** True if the page shows errors. The title of the browser window then begins with "Error", for screen readers. */
  hasErrors?: boolean
  children: ComponentChildren
}

/** Writes a complete HTML document. Preact escapes every text and attribute. */
export const documentOf = (content: DocumentContent): string =>
  `<!doctype html>${renderToString(<Document {...content} />)}`

function Document({ language, title, hasErrors = false, children }: DocumentContent): VNode {
  const words = wordsOf(language)
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${hasErrors ? `${words.error}: ` : ''}${title} – ${words.service}`}</title>
        <link rel="stylesheet" href={`${ASSETS_PATH}/pages.css`} />
        <link rel="icon" type="image/svg+xml" href={`${ASSETS_PATH}/icon.svg`} />
      </head>
      <body>
        <header class="brand">
          <img src={`${ASSETS_PATH}/icon.svg`} alt="" width="28" height="28" />
          <span>{words.service}</span>
        </header>
        <main class="card">
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}
