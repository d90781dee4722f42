import type { OFFLINE_ACCESS, Scope } from '@agent-memory/core/accounts/scopes'
import type { Language } from './language.js'

export interface ConsentInput {
  client: { name: string; redirectHost: string; isOfficial: boolean }
  user: { email: string }
  scopes: readonly (Scope | typeof OFFLINE_ACCESS)[]
  volumes: readonly { volumeId: string; name: string; orgName: string }[]
  /** Where the form posts to. */
  action: string
  language: Language
  problem?: 'no_volume_chosen'
}

/** Returns the page on which a user allows or denies what a client asks for. */
export function consentPage({ client, user, scopes, volumes, action, language, problem }: ConsentInput): string {
  const name = escaped(client.name)
  const choice = volumes.map(
    ({ volumeId, name, orgName }) =>
      `<label><input type="checkbox" name="volume_id" value="${volumeId}"> ${escaped(name)} (${escaped(orgName)})</label>`,
  )
  const body = [
    `<h1>${name}</h1>`,
    client.isOfficial ? '<p>Official</p>' : '',
    `<p>${name} asks to act for ${escaped(user.email)}, and returns you to ${escaped(client.redirectHost)}.</p>`,
    problem ? '<p role="alert">Choose at least one volume.</p>' : '',
    `<ul>${scopes.map((scope) => `<li>${scope}</li>`).join('')}</ul>`,
    `<form method="post" action="${escaped(action)}">`,
    '<label><input type="radio" name="volumes" value="all" checked> All volumes</label>',
    '<label><input type="radio" name="volumes" value="chosen"> These volumes:</label>',
    ...choice,
    '<button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Deny</button></form>',
  ]
  return document(language, name, body.join('\n'))
}

export const errorPage = ({ title, message, language }: { title: string; message: string; language: Language }) =>
  document(language, escaped(title), `<h1>${escaped(title)}</h1><p>${escaped(message)}</p>`)

const document = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
