import { fn } from 'storybook/test'
import { en } from '../../src/core/messages/en.js'
import type { ConnectViewProps } from '../../src/modal/views/connect/connect-view.js'

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
  isCollapsed: false,
  onSelect: fn(),
  onAll: fn(),
  onRetry: fn(),
  onReload: fn(),
  onExpand: fn(),
}
