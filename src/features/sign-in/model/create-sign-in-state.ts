import { LintelError } from '../../../core/errors/lintel-error.js'
import type { FeatureOptions } from '../../../core/feature-types.js'
import type { Network } from '../../../core/model/network.js'
import type { SignInState } from './sign-in-state.js'

/** The initial state of sign-in. @throws LintelError when the app has configured it twice */
export function createSignInState({
  siwx,
  siweConfig,
  networks,
}: FeatureOptions & { networks: readonly Network[] }): SignInState {
  if (siwx !== undefined && siweConfig !== undefined) {
    throw new LintelError({
      code: 'invalid-option',
      message: 'Cannot set both `siweConfig` and `siwx` options',
      whatToDo: ['Keep `siwx`, or remove it to use `siweConfig`.'],
    })
  }
  const isOn = siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false)
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return {
    namespaces: isOn ? namespaces.filter((namespace) => siwx || namespace === 'eip155') : [],
    required: isOn && (siwx ? (siwx.getRequired?.() ?? true) : (siweConfig?.required ?? true)),
    opensAfterConnecting: siwx?.opensAfterConnecting ?? true,
    signsOutOnDisconnect: (siwx ?? siweConfig)?.signOutOnDisconnect ?? true,
    sessions: [],
    signOuts: {},
    checked: null,
    lastSigned: null,
    lastId: 0,
    request: null,
  }
}
