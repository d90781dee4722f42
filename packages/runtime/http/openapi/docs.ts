import type { OpenApiDocument, OpenApiOperation } from './openapi.js'

/** Text that is already HTML. */
type Html = string

const escaped = (text: unknown): Html =>
  String(text).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Escapes a text, turns words in backticks into <code>, and blank lines into paragraphs. */
const prose = (text: string): Html =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('')

/** Writes the API reference as one page without scripts or external resources. */
export function docsPage(document: OpenApiDocument): Html {
  const { title, version, description } = document.info
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = document.tags.map(({ name }) => ({
    name,
    own: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<nav>${sections.map(({ name, own }) => `<h2>${escaped(name)}</h2>${own.map(linkTo).join('')}`).join('')}</nav>
<main><h1>${escaped(title)} <small>${escaped(version)}</small></h1>${prose(description)}
<p>For programs: <a href="/openapi.json">/openapi.json</a>. * marks required fields.</p>
${sections.map(({ name, own }) => `<h2>${escaped(name)}</h2>${own.map(article).join('')}`).join('\n')}
</main></body></html>`
}

interface Described {
  path: string
  method: string
  operation: OpenApiOperation
}

const linkTo = ({ path, method, operation }: Described): Html =>
  `<a href="#${escaped(operation.operationId)}"><b class="${escaped(method)}">${escaped(method)}</b> ${escaped(path)}</a>`

function article({ path, method, operation }: Described): Html {
  const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  const access = operation.security.map((scheme) => Object.keys(scheme).join()).join(' or ') || 'public'
  return `<article id="${escaped(operation.operationId)}">
<h3><b class="${escaped(method)}">${escaped(method)}</b> ${escaped(path)}</h3>
<p><strong>${escaped(operation.summary)}</strong></p>${prose(operation.description)}
<p>Access: ${escaped(access.replaceAll('api_key', 'API key'))}</p>
${operation.parameters.length ? `<h4>Parameters</h4>${fields(operation.parameters.map((p) => [`${p.name} (${p.in})`, p.schema, p.required]))}` : ''}
${body ? `<h4>Body</h4>${fieldsOf(body)}` : ''}
<h4>Responses</h4>${Object.entries(operation.responses).map(answer).join('')}
</article>`
}

type Field = [name: string, schema: Record<string, unknown>, required: boolean]

const fields = (rows: Field[]): Html =>
  `<table>${rows
    .map(
      ([name, schema, required]) =>
        `<tr><td><code>${escaped(name)}</code>${required ? ' *' : ''}</td><td>${escaped(typeOf(schema))}</td><td>${escaped(boundsOf(schema))}</td></tr>`,
    )
    .join('')}</table>`

function fieldsOf(schema: Record<string, unknown>): Html {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)
  const required = (schema.required ?? []) as string[]
  return fields(properties.map(([name, property]) => [name, property, required.includes(name)]))
}

function typeOf(schema: Record<string, unknown>): string {
  const alternatives = (schema.anyOf ?? schema.oneOf) as Record<string, unknown>[] | undefined
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (schema.enum) return (schema.enum as unknown[]).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as Record<string, unknown>)}`
  return String(schema.format ?? [schema.type ?? 'any'].flat().join(' or '))
}

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default', 'description']

const boundsOf = (schema: Record<string, unknown>): string => {
  // In a nullable schema, the limits are in the alternative that is not null.
  const alternatives = ((schema.anyOf ?? []) as Record<string, unknown>[]).filter(({ type }) => type !== 'null')
  const bounded = alternatives.length === 1 ? { ...alternatives[0], ...schema } : schema
  return (
    BOUNDS.filter((name) => bounded[name] !== undefined)
      // Omits the range of safe integers, which zod gives every integer.
      .filter((name) => Math.abs(Number(bounded[name])) !== Number.MAX_SAFE_INTEGER)
      .map((name) => (name === 'description' ? String(bounded[name]) : `${name} ${JSON.stringify(bounded[name])}`))
      .join(', ')
  )
}

function answer([status, response]: [string, Record<string, unknown>]): Html {
  if (!status.startsWith('2')) return `<div>${escaped(status)}: ${prose(String(response.description))}</div>`
  const content = Object.entries(response.content as Record<string, { schema: unknown }>)
  const types = content.map(([type]) => type).join(' or ')
  return `<details><summary>${escaped(status)} ${escaped(types)}</summary><pre>${escaped(JSON.stringify(content[0]?.[1].schema, null, 2))}</pre></details>`
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0;display:grid;grid-template-columns:20rem 1fr}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:0 1rem;border-right:1px solid #8884}nav a{display:block;color:inherit;text-decoration:none;font:13px/1.9 monospace;overflow-wrap:anywhere}
main{padding:0 2rem 4rem;max-width:60rem}article{border-top:1px solid #8884;padding:.5rem 0}h3{font-family:monospace}b{text-transform:uppercase}
.get{color:#0a7}.post{color:#27c}.patch{color:#a60}.delete{color:#c33}table{border-collapse:collapse}td{padding:.2rem .8rem .2rem 0;vertical-align:top}
div>p{display:inline}pre{overflow:auto;background:#8882;padding:.5rem}@media(max-width:50rem){body{display:block}nav{position:static;height:auto}}`
