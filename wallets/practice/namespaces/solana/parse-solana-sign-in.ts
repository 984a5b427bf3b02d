import { isRecord } from '../../../../src/rules/is-record.js'
import { failParams } from '../../../requests/params-error.js'
import { type SolanaSignIn, signInLines } from './solana-sign-in.js'

const lineFields = ['statement', ...signInLines.map(([field]) => field)]

/**
 * Parses the input of `solana:signIn`. Without a domain it is that of the site.
 *
 * @param origin of the site, as the browser reported it
 * @throws ParamsError when a field is not one line of text, and for the domain or URI of another site
 */
export function parseSolanaSignIn(input: unknown, origin: string): SolanaSignIn {
  if (!isRecord(input)) throw failParams('The input of a sign-in must be an object.')
  const { host } = new URL(origin)
  const domain = input.domain ?? host
  if (domain !== host) {
    throw failParams(`The site is ${host}, so \`domain\` must be "${host}", not "${String(domain).slice(0, 90)}".`)
  }
  const { uri, resources } = input
  if (uri !== undefined && !(typeof uri === 'string' && URL.canParse(uri) && new URL(uri).origin === origin)) {
    throw failParams(`\`uri\` must begin with ${origin}.`)
  }
  if (resources !== undefined && !(Array.isArray(resources) && resources.every(isLine))) {
    throw failParams('`resources` must be a list of URIs.')
  }
  const lines = lineFields.flatMap((field) => {
    const value = input[field]
    if (value === undefined) return []
    // A line break would let one field look like several.
    if (!isLine(value)) throw failParams(`\`${field}\` must be one line of text.`)
    return [[field, value] as const]
  })
  return { ...Object.fromEntries(lines), ...(resources && { resources }), domain: host }
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !/[\r\n]/.test(value)
}
