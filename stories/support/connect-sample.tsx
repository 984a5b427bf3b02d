import { fn } from 'storybook/test'
import { en } from '../../src/core/messages/en.js'
import type { ConnectViewProps } from '../../src/modal/views/connect/connect-view.js'
import {
  type EmbeddedLogin,
  EmbeddedMethods,
  type EmbeddedMethodsProps,
} from '../../src/modal/views/connect/embedded-methods.js'

/** E-mail and social accounts in this state. */
export function withLogin(state: Partial<EmbeddedLogin> = {}) {
  const login = { isSending: false, problem: null, waitSeconds: null, onEmail: fn(), onSocial: fn(), ...state }
  return (props: Omit<EmbeddedMethodsProps, 'login'>) => <EmbeddedMethods {...props} login={login} />
}

/** Connect with wallets as the only way in, and none of them. */
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
