import type { Settings } from '../../../core/model/state.js'
import { writeServiceUrl } from '../../../rules/service-url.js'

/**
 * The URL of the directory's picture of a currency; undefined without a directory at a URL.
 *
 * @param id ISO 4217, as the data API writes it.
 */
export function writeCurrencyImageUrl(
  { services, projectId }: Pick<Settings, 'services' | 'projectId'>,
  id: string,
): string | undefined {
  const base = services.directory?.replace(/\/$/, '')
  if (base === undefined) return undefined
  return writeServiceUrl({ base, projectId: projectId ?? undefined }, `/public/getCurrencyImage/${id}`)
}
