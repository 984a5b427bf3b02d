import { array, object, safeParse, string } from 'valibot'

export type OriginListOptions = {
  /** Allowed origins of pages. */
  origins?: readonly string[]
  /** Base URL of a directory, whose `/projects/v1/origins` lists them as well. */
  directoryUrl?: string
  projectId?: string
  /** Whether the pages of this machine are allowed besides. */
  isDevelopment: boolean
  /** In ms. */
  now: () => number
  report: (message: string) => void
}

/** Whether the page of an origin may ask for logins. */
export type OriginList = (origin: string) => Promise<boolean>

const originsSchema = object({ allowedOrigins: array(string()) })
/** How long a list that was read counts, ms. */
const LIFE = 60_000
/** In ms. */
const TIME_LIMIT = 5_000

/**
 * The allow list of the project. An empty or unreadable list allows no page, except those of this machine when the
 * project is one in development.
 */
export function createOriginList(options: OriginListOptions): OriginList {
  const { origins = [], directoryUrl, isDevelopment, now, report } = options
  let read: { at: number; list: Promise<readonly string[]> } | undefined
  const readDirectory = async () => {
    if (directoryUrl === undefined) return []
    if (!read || now() - read.at > LIFE)
      read = { at: now(), list: fetchOrigins(directoryUrl, options.projectId, report) }
    return read.list
  }
  return async (origin) => {
    if (isDevelopment && isLoopback(origin)) return true
    return origins.includes(origin) || (await readDirectory()).includes(origin)
  }
}

async function fetchOrigins(
  directoryUrl: string,
  projectId: string | undefined,
  report: (message: string) => void,
): Promise<readonly string[]> {
  const url = new URL(`${directoryUrl.replace(/\/+$/, '')}/projects/v1/origins`)
  if (projectId !== undefined) url.searchParams.set('projectId', projectId)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT), redirect: 'error' })
    const reply = safeParse(originsSchema, response.ok ? await response.json() : undefined)
    if (reply.success) return reply.output.allowedOrigins
    report(`Identity: ${url.href} answered with ${response.status} and no list of origins, so no page is allowed.`)
  } catch (error) {
    report(`Identity: the list of origins (${url.href}) cannot be read, so no page is allowed. ${error}`)
  }
  return []
}

/** Whether an origin is that of a page of this machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
}
