import { standInSecrets } from '../../../on-ramp-stand-ins/stand-in-secrets.js'
import type { OnRampProvider } from '../on-ramp-provider.js'
import { createSessionTokenProvider } from './create-session-token-provider.js'
import { createSignedLinkProvider } from './create-signed-link-provider.js'

const create = {
  'harbor-pay': (url: string, report: (message: string) => void) =>
    createSignedLinkProvider({
      ...standInSecrets['harbor-pay'],
      id: 'harbor-pay',
      name: 'Harbor Pay (stand-in)',
      url,
      report,
    }),
  quay: (url: string, report: (message: string) => void) =>
    createSessionTokenProvider({ ...standInSecrets.quay, id: 'quay', name: 'Quay (stand-in)', url, report }),
} as const

export type OnRampStandInId = keyof typeof create

/** Base URLs by the id of the stand-in. */
export type OnRampStandIns = Readonly<Partial<Record<OnRampStandInId, string>>>

export const onRampStandInIds = Object.keys(create) as readonly OnRampStandInId[]

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
