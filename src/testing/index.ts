export {
  createMockWalletConnect,
  type MockWalletConnect,
  type MockWalletConnectControl,
  type MockWalletConnectOptions,
} from '../chains/mock/create-mock-wallet-connect.js'
export { type MockChain, type MockChainOptions, mockChain } from '../chains/mock/mock-chain.js'
export type { MockCall, MockControl, MockHold } from '../chains/mock/mock-wallet.js'
export { provideBrowserApis } from '../chains/mock/provide-browser-apis.js'
export { sampleAccounts } from '../chains/mock/sample-accounts.js'
export { sampleConnectors } from '../chains/mock/sample-connectors.js'
export {
  createFakeDataApi,
  type DataApiCall,
  type FakeDataApi,
  type FakeDataApiControl,
  type FakeDataApiFailure,
  type FakeDataApiOptions,
} from './create-fake-data-api.js'
export {
  createFakeDirectory,
  type FakeDirectory,
  type FakeDirectoryControl,
  type FakeDirectoryOptions,
} from './create-fake-directory.js'
export {
  createFakeSignIn,
  type FakeSignIn,
  type FakeSignInCall,
  type FakeSignInControl,
  type FakeSignInOptions,
} from './create-fake-sign-in.js'
export { createMemoryStorage } from './create-memory-storage.js'
export { createPseudoMessages } from './create-pseudo-messages.js'
export {
  listSampleTokens,
  listSampleTransactions,
  sampleNfts,
  sampleTokens,
  sampleTransactions,
} from './sample-data.js'
export { hostileDirectoryWallets, listSampleWallets, sampleDirectoryWallets } from './sample-directory-wallets.js'
export { sampleNetworks } from './sample-networks.js'
