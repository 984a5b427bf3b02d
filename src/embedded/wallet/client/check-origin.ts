import { UnverifiedDomainError } from '../../../core/errors/embedded-errors.js'
import { isRecord } from '../../../rules/is-record.js'
import { writeServiceUrl } from '../../../rules/service-url.js'
import type { WalletContext } from './wallet-client.js'

/** In ms. */
const TIME_LIMIT = 5_000

/**
 * Rejects when the origin of this page is not on the project's list. The frame decides by the same list; without this
 * check a developer would only see that the frame does not answer. Passes if the directory has no list or does not
 * answer.
 *
 * @throws UnverifiedDomainError
 */
export async function checkOrigin({ directoryUrl, projectId }: Pick<WalletContext, 'directoryUrl' | 'projectId'>) {
  const { origin, hostname } = window.location
  if (directoryUrl === undefined || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return
  const origins = await readOrigins(directoryUrl, projectId)
  if (origins.length > 0 && !origins.includes(origin)) throw new UnverifiedDomainError({ origin })
}

async function readOrigins(directoryUrl: string, projectId: string): Promise<readonly unknown[]> {
  const url = writeServiceUrl({ base: directoryUrl.replace(/\/$/, ''), projectId }, '/projects/v1/origins')
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) })
    const reply: unknown = response.ok ? await response.json() : null
    return isRecord(reply) && Array.isArray(reply.allowedOrigins) ? reply.allowedOrigins : []
  } catch {
    // The directory does not answer: the frame decides.
    return []
  }
}
