import type { OnRampProvider } from '../on-ramp-provider.js'
import { isLocalNetwork } from '../treasury/is-local-network.js'

/** The terms of all stand-ins: the treasury delivers, so they sell on its networks. */
export const standInTerms = {
  isStandIn: true,
  deliverer: 'treasury',
  sellsOn: isLocalNetwork,
  options: () => ({
    currencies: ['USD', 'EUR'],
    limits: { card: { min: 10, max: 7_500 }, ach: { min: 10, max: 25_000 } },
  }),
} as const satisfies Partial<OnRampProvider>
