import { expect, fn, waitFor } from 'storybook/test'
import type { AllWalletsViewProps } from '../../src/features/connect/views/all-wallets/all-wallets-view.js'
import { en } from '../../src/features/english.js'
import { hostileDirectoryWallets, listSampleWallets } from '../../src/testing/index.js'
import { installedRows, toRows } from './wallet-rows.js'

const [foxglove] = installedRows
/** Wallets that only the directory knows. */
export const forty = toRows(listSampleWallets(40))
/** The first page, with one that is installed. */
export const filled: AllWalletsViewProps = {
  words: en,
  rows: [{ ...forty[0], ...foxglove }, ...forty.slice(1)],
  count: 102,
  hasMore: true,
  isLoading: false,
  isLoadingMore: false,
  failure: null,
  search: '',
  foundBy: '',
  isCertifiedOnly: false,
  place: null,
  onSearch: fn(),
  onCertifiedOnly: fn(),
  onSelect: fn(),
  onMore: fn(),
  onRetry: fn(),
}
/** No wallet. */
export const nothing: AllWalletsViewProps = { ...filled, rows: [], count: null, hasMore: false }
export const strangers = toRows(hostileDirectoryWallets)
/** The documents that the visitor agrees to. */
export const asked = { termsUrl: 'https://terms.example', privacyUrl: 'https://privacy.example' }

/** Waits until every tile shows its image or its letter. */
export async function waitForPictures(canvasElement: HTMLElement) {
  await waitFor(() => {
    expect(canvasElement.querySelector('[role="row"] img')).not.toBeNull()
    expect(canvasElement.querySelector('[role="row"] :is([data-lintel-skeleton], [data-loading])')).toBeNull()
  })
}
