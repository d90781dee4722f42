import type { VNode } from 'preact'
import { PATHS } from '../paths.js'
import type { Words } from '../words/words.js'
import type { Providers } from './providers.js'

/** Links that look like buttons, one per provider to sign in with; null if there is no provider. */
export const waysBy = (
  providers: Providers,
  words: Words['provider'],
  query: { return_to: string } | { invitation_token: string },
): VNode | null =>
  providers.length === 0 ? null : (
    <div class="actions ways">
      {providers.map(({ id, name }) => (
        <a key={id} class="button secondary" href={`${PATHS.provider}/${id}?${new URLSearchParams(query)}`}>
          {words.continueWith(name)}
        </a>
      ))}
    </div>
  )
