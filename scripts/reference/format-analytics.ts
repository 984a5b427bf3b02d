import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { catalogue, type EventName, listProperties } from '../../src/features/analytics/model/catalogue.js'
import { formatTable } from '../format-table.js'

const SOURCE = resolve(import.meta.dirname, '../../src/features/analytics/model/catalogue.ts')
const PAGE = resolve(import.meta.dirname, '../../docs/analytics.md')

/** The script writes the part of the page between these lines. */
const [START, END] = ['<!-- events -->', '<!-- /events -->']

/**
 * Formats docs/analytics.md: its text, with the table of events from the catalogue and the comments in it.
 *
 * @throws Error when the page has no place for the table, or an event has no comment
 */
export function formatAnalytics(page = readFileSync(PAGE, 'utf8')): string {
  const [before, rest = ''] = page.split(START)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error(`docs/analytics.md needs ${START} and ${END}.`)
  return `${before}${START}\n\n${formatEvents()}\n\n${END}${after}`
}

function formatEvents(): string {
  const comments = readComments()
  const rows = (Object.keys(catalogue) as EventName[]).map((event) => {
    const comment = comments.get(event)
    if (!comment) throw new Error(`The event ${event} has no comment in the catalogue.`)
    const properties = listProperties(event).map(({ name, isOptional }) => `\`${name}${isOptional ? '?' : ''}\``)
    return [`\`${event}\``, properties.join(', '), comment]
  })
  return formatTable([['event', 'properties', 'when'], ...rows])
}

/** The comment above each event. */
function readComments(): ReadonlyMap<string, string> {
  const found = readFileSync(SOURCE, 'utf8').matchAll(/\/\*\* (.+?) \*\/\n {2}'?([\w-]+)'?: \{/g)
  return new Map([...found].map(([, comment = '', event = '']) => [event, comment]))
}
