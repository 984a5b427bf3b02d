import { array, object, safeParse, string } from 'valibot'
import { formatError } from '../format-error.js'
import { isLoopback } from './is-loopback.js'

export type OriginListOptions = {
  /** The calling service, as its messages name it. */
  service: string
  /** Allowed origins of pages. */
  origins?: readonly string[]
  /** Base URL of a directory, whose `/projects/v1/origins` lists them as well. */
  directoryUrl?: string
  projectId?: string
  /** Whether the pages of this machine are also allowed. */
  isDevelopment: boolean
  /** In ms. Default: the clock. */
  now?: () => number
  /** Receives warnings for the operator. Default: `console.error`. */
  report?: (message: string) => void
}

/** The origins whose pages may use the embedded wallet. */
export type OriginList = {
  allows(origin: string): Promise<boolean>
  /** Every origin by name. Pages of this machine are not in it. */
  read(): Promise<readonly string[]>
}

const originsSchema = object({ allowedOrigins: array(string()) })
/** How long a list that was read counts, ms. */
const LIFE = 60_000
/** In ms. */
const TIME_LIMIT = 5_000

/**
 * The allow list of the project. An empty or unreadable list allows no page, except those of this machine when the
 * project is one in development.
 *
 * @example
 * const origins = createOriginList({ service: 'Identity', origins: ['https://app.example'], isDevelopment: false })
 * const identity = createIdentityService({ ...options, isAllowedOrigin: origins.allows })
 */
export function createOriginList(options: OriginListOptions): OriginList {
  const { origins = [], directoryUrl, isDevelopment, now = Date.now } = options
  let asked: { at: number; list: Promise<readonly string[]> } | undefined
  const readDirectory = async () => {
    if (directoryUrl === undefined) return []
    if (!asked || now() - asked.at > LIFE) asked = { at: now(), list: fetchOrigins(directoryUrl, options) }
    return asked.list
  }
  return {
    async allows(origin) {
      if (isDevelopment && isLoopback(origin)) return true
      return origins.includes(origin) || (await readDirectory()).includes(origin)
    },
    read: async () => [...new Set([...origins, ...(await readDirectory())])].filter(isOrigin),
  }
}

async function fetchOrigins(
  directoryUrl: string,
  { service, projectId, report = console.error }: OriginListOptions,
): Promise<readonly string[]> {
  const url = new URL(`${directoryUrl.replace(/\/+$/, '')}/projects/v1/origins`)
  if (projectId !== undefined) url.searchParams.set('projectId', projectId)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT), redirect: 'error' })
    const reply = safeParse(originsSchema, response.ok ? await response.json() : undefined)
    if (reply.success) return reply.output.allowedOrigins
    report(`${service}: ${url.href} answered with ${response.status} and no list of origins, so no page is allowed.`)
  } catch (error) {
    report(`${service}: the list of origins (${url.href}) cannot be read, so no page is allowed. ${formatError(error)}`)
  }
  return []
}

/** Whether a text is the origin of a page, as browsers write it and without wildcards. Only such a text goes into a header. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
