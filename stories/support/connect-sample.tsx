import { fn } from 'storybook/test'
import type { ConnectViewProps } from '../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../src/features/english.js'
import {
  type EmbeddedLogin,
  EmbeddedMethods,
  type EmbeddedMethodsProps,
} from '../../src/features/login/views/methods/embedded-methods.js'

/** E-mail and social accounts in this state. */
export function withLogin(state: Partial<EmbeddedLogin> = {}) {
  const login = { isSending: false, problem: null, waitSeconds: null, onEmail: fn(), onSocial: fn(), ...state }
  return (props: Omit<EmbeddedMethodsProps, 'login'>) => <EmbeddedMethods {...props} login={login} />
}

/** Connect with wallets as the only method, and no wallets. */
export const emptyConnect: ConnectViewProps = {
  words: en,
  rows: [],
  missing: 0,
  isLoading: false,
  isSearching: false,
  failure: null,
  isRestoring: false,
  groups: ['wallet'],
  socials: [],
  Methods: withLogin(),
  isCollapsed: false,
  onSelect: fn(),
  onAll: fn(),
  onRetry: fn(),
  onReload: fn(),
  onExpand: fn(),
}
