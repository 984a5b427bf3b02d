import { describe, expect, it } from 'vitest'
import type { ViewRequest } from '../../../src/core/model/lintel.js'
import { setUpLintel } from './fixtures/set-up-lintel.js'

const token = { view: 'TokenDetail', network: 'eip155:1', address: '0xA0b8', symbol: 'USDC' } as const

function open(request: object) {
  const { lintel } = setUpLintel()
  lintel.actions.open(request as ViewRequest)
  return lintel.store.getState()
}

describe('open', () => {
  it('opens a view with the parameters beside its name', () => {
    const { modal, router } = open({ view: 'SwitchNetwork', network: 'eip155:10' })
    expect(modal.open).toBe(true)
    expect(router.stack).toEqual([{ name: 'SwitchNetwork', network: 'eip155:10' }])
  })

  it('opens the default view without a name', () => {
    expect(open({}).router.stack).toEqual([{ name: 'Connect' }])
    expect(open({ view: undefined }).router.stack).toEqual([{ name: 'Connect' }])
  })

  it.each(['Account', 'SmartAccountSettings', 'UpdateEmail', 'WalletSendSelectToken'])(
    'opens the default view in place of %s without an account',
    (view) => {
      expect(open({ view }).router.stack).toEqual([{ name: 'Connect' }])
    },
  )

  it.each([
    [{ view: 'Acount' }, '`view` is not valid: got "Acount".\nWrite the name of a view.'],
    [{ view: 'TransactionDetail' }, '`TransactionDetail.id` is missing.\nWrite a text.'],
    [{ ...token, network: 1 }, '`TokenDetail.network` is not valid: got 1.\nWrite a CAIP-2 id, for example'],
    [{ ...token, network: 'mainnet' }, '`TokenDetail.network` is not valid: got "mainnet".'],
    [{ ...token, symbol: null }, '`TokenDetail.symbol` is not valid: got null.'],
    [{ ...token, address: null }, '`TokenDetail.address` is not valid: got null.'],
    [{ view: 'ConnectingExternal', connectorId: 7 }, '`ConnectingExternal.connectorId` is not valid: got 7.'],
    [{ view: 'ConnectingWalletConnect' }, '`ConnectingWalletConnect.wallet` is missing.'],
    [{ view: 'ConnectingMultiChain', connectorIds: ['a'] }, '`ConnectingMultiChain.connectorIds` is not valid'],
    [{ view: 'Downloads', wallet: 'prism' }, '`Downloads.wallet` is not valid: got "prism".'],
    [{ view: 'WalletReceive', network: 'base' }, '`WalletReceive.network` is not valid: got "base".'],
    [{ view: 'WalletSend', amount: 1 }, '`WalletSend.amount` is not valid: got 1.'],
    [{ view: 'WalletSendPreview', payment: '1' }, '`WalletSendPreview.payment` is not valid'],
    [{ view: 'SwitchActiveChain' }, '`SwitchActiveChain.network` is missing.'],
  ])('%j: says what is wrong and stays closed', (request, message) => {
    const { lintel } = setUpLintel()
    expect(() => lintel.actions.open(request as ViewRequest)).toThrow(message)
    expect(() => lintel.actions.open(request as ViewRequest)).toThrow(
      expect.objectContaining({ code: 'invalid-option' }),
    )
    expect(lintel.store.getState().modal.open).toBe(false)
  })

  it('checks what is pushed, too', () => {
    const { lintel } = setUpLintel()
    const view = { name: 'TransactionDetail', id: undefined } as never
    const { push, replace, reset } = lintel.actions
    for (const show of [push, replace, reset]) expect(() => show(view)).toThrow('`TransactionDetail.id` is missing.')
  })
})
