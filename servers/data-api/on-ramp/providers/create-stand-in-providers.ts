import { standInSecrets } from '../../../on-ramp-stand-ins/stand-in-secrets.js'
import type { OnRampProvider } from '../on-ramp-provider.js'
import { createSessionTokenProvider } from './create-session-token-provider.js'
import { createSignedLinkProvider } from './create-signed-link-provider.js'
import { type OnRampStandInId, type OnRampStandIns, onRampStandInIds } from './stand-in-ids.js'

const create: Readonly<Record<OnRampStandInId, (url: string, report: (message: string) => void) => OnRampProvider>> = {
  'harbor-pay': (url, report) =>
    createSignedLinkProvider({
      ...standInSecrets['harbor-pay'],
      id: 'harbor-pay',
      name: 'Harbor Pay (stand-in)',
      url,
      report,
    }),
  quay: (url, report) =>
    createSessionTokenProvider({ ...standInSecrets.quay, id: 'quay', name: 'Quay (stand-in)', url, report }),
}

/** The providers that sell through the stand-ins. */
export function createStandInProviders(
  urls: OnRampStandIns,
  report: (message: string) => void,
): readonly OnRampProvider[] {
  return onRampStandInIds.flatMap((id) => {
    const url = urls[id]
    return url === undefined ? [] : [create[id](url, report)]
  })
}
