export { type MockChain, type MockChainOptions, mockChain } from './mock-chain.js'
export type { MockCall, MockControl, MockHold } from './mock-wallet.js'
