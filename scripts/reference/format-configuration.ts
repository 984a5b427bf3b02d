import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Variable } from '../../servers/config/variable.js'
import { type VariableName, variables } from '../../servers/config/variables.js'
import { formatTable } from '../format-table.js'

const PAGE = resolve(import.meta.dirname, '../../docs/configuration.md')

/** The script writes the part of the page between these lines. */
const [START, END] = ['<!-- variables -->', '<!-- /variables -->']

/**
 * Formats docs/configuration.md: its text, with the table of the variables of all services.
 *
 * @throws Error when the page has no place for the table.
 */
export function formatConfiguration(page = readFileSync(PAGE, 'utf8')): string {
  const [before, rest = ''] = page.split(START)
  const [, after] = rest.split(END)
  if (before === undefined || after === undefined) throw new Error(`docs/configuration.md needs ${START} and ${END}.`)
  return `${before}${START}\n\n${formatVariables()}\n\n${END}${after}`
}

function formatVariables(): string {
  const rows = (Object.keys(variables) as VariableName[]).map((name) => {
    const { services, about, isSecret, example, ...variable }: Variable = variables[name]
    const text = variable.default === undefined ? (variable.otherwise ?? 'none') : `\`${variable.default}\``
    return [
      `\`${name}\`${isSecret ? ' (secret)' : ''}`,
      services.join(', '),
      about,
      text,
      `\`${example}\``.replaceAll('|', '\\|'),
    ]
  })
  return formatTable([['variable', 'read by', 'what', 'default', 'example'], ...rows])
}
