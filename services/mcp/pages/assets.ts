import { fileURLToPath } from 'node:url'
import { assets } from '@agent-memory/runtime/http/assets'
import type { Endpoint } from '@agent-memory/runtime/http/endpoint'
import { ASSETS_PATH } from './design/document.js'

/** Endpoints for the stylesheet and the icon. Both are in the source folder, but this file runs in dist/pages. */
export const pageAssets = (): Endpoint[] =>
  assets({
    path: ASSETS_PATH,
    folder: fileURLToPath(new URL('../../pages/assets', import.meta.url)),
    cacheControl: 'no-cache',
    limit: 'default',
  })
