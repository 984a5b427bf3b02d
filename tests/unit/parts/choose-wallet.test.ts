import { expect, test } from 'vitest'
import type { Connector } from '../../../src/core/model/connector.js'
import type { LintelState } from '../../../src/core/model/state.js'
import { checkOptions } from '../../../src/core/options/check-options.js'
import { createInitialState } from '../../../src/core/options/create-initial-state.js'
import { features } from '../../../src/features/index.js'
import { getWalletView } from '../../../src/parts/wallets/use-choose-wallet.js'
import { sampleConnectors, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { makeOptions } from '../core/fixtures/make-state.js'

const [foxglove] = sampleConnectors
const onSolana: Connector = { ...foxglove, id: 'foxglove.solana', chain: 'solana' }
const wallet = sampleDirectoryWallets[4] ?? null
/** The state of an app with these settings. */
function read(settings: { hasPairing: boolean; isBasic?: boolean }): LintelState {
  const state = createInitialState(checkOptions(makeOptions(), features), {}, features)
  return { ...state, settings: { ...state.settings, isBasic: false, ...settings } }
}
const pairing = { hasPairing: true }

test('an installed wallet connects', () => {
  const row = { kind: 'injected', connectors: [foxglove], wallet } as const
  expect(getWalletView(row, read(pairing))).toEqual({ name: 'ConnectingExternal', connectorId: 'example.foxglove' })
})

test('a wallet of several namespaces lets the visitor choose', () => {
  expect(getWalletView({ kind: 'injected', connectors: [foxglove, onSolana], wallet: null }, read(pairing))).toEqual({
    name: 'ConnectingMultiChain',
    connectorIds: { eip155: 'example.foxglove', solana: 'foxglove.solana' },
  })
})

test('another wallet is paired, or downloaded where pairing is not set up', () => {
  const row = { kind: 'recommended', connectors: [], wallet } as const
  expect(getWalletView(row, read(pairing))).toEqual({ name: 'ConnectingWalletConnect', wallet })
  expect(getWalletView(row, read({ hasPairing: false }))).toEqual({ name: 'Downloads', wallet })
})

test('the row for any wallet shows a QR code for any', () => {
  const row = { kind: 'walletConnect', connectors: [], wallet: null } as const
  expect(getWalletView(row, read(pairing))).toEqual({ name: 'ConnectingWalletConnect', wallet: null })
  expect(getWalletView(row, read({ ...pairing, isBasic: true }))).toEqual({ name: 'ConnectingWalletConnectBasic' })
})
