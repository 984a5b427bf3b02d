import { type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { DecodedTransfer } from '../../../../servers/data-api/indexer/decoded-block.js'
import { decideOperation, type OperationFacts } from '../../../../servers/data-api/queries/decide-operation.js'
import { address, approval, transfer } from './fixtures/decoded-rows.js'

const [me, other, token, otherToken] = [address(1), address(2), address(100), address(101)]

type Given = Partial<Omit<OperationFacts, 'transfers'>> & { transfers?: readonly DecodedTransfer[] }

/** A transaction of mine that calls `selector` on another address. What `sender` has sent is signed by it alone. */
function facts({ transfers = [], ...values }: Given = {}): OperationFacts {
  const { sender = me, isSigned = sender === me } = values
  const marked = transfers.map((one) => ({ ...one, isSigned: isSigned && one.sender === me }))
  const base = { sender, isSigned, recipient: other, selector: null, succeeded: true, approvals: [] }
  return { ...base, ...values, transfers: marked }
}

const ethOut = transfer()
const ethIn = transfer({ sender: other, recipient: me })
const move = (from: Hex, to: Hex, contract: Hex = token) =>
  transfer({ asset: 'erc20', contract, sender: from, recipient: to })
const nft = (from: Hex, to: Hex) =>
  transfer({ asset: 'erc721', contract: token, tokenId: 7n, sender: from, recipient: to })

test.each<[string, string, OperationFacts]>([
  ['send', 'native currency sent', facts({ transfers: [ethOut] })],
  ['send', 'nothing sent to another', facts()],
  ['send', 'sent to myself', facts({ recipient: me, transfers: [transfer({ recipient: me })] })],
  ['receive', 'native currency received', facts({ sender: other, recipient: me, transfers: [ethIn] })],
  ['receive', 'nothing received', facts({ sender: other, recipient: me })],
  ['send', 'a token sent', facts({ selector: '0xa9059cbb', transfers: [move(me, other)] })],
  ['pull', 'a token taken by another', facts({ sender: other, selector: '0x23b872dd', transfers: [move(me, other)] })],
  ['pull', 'taken and paid for by another', facts({ sender: other, transfers: [move(me, other), ethIn] })],
  ['pull', 'burned by another', facts({ sender: other, transfers: [move(me, zeroAddress)] })],
  ['pull', 'moved from me to me by another', facts({ sender: other, transfers: [move(me, me)] })],
  ['pull', 'taken by a contract while it is created', facts({ sender: other, recipient: null, transfers: [ethOut] })],
  ['send', 'a token sent by a user operation', facts({ sender: other, isSigned: true, transfers: [move(me, other)] })],
  [
    'trade',
    'a swap by a user operation',
    facts({ sender: other, isSigned: true, transfers: [move(me, other), move(other, me, otherToken)] }),
  ],
  ['receive', 'a token received', facts({ sender: other, selector: '0xa9059cbb', transfers: [move(other, me)] })],
  ['trade', 'one token for another', facts({ transfers: [move(me, other), move(other, me, otherToken)] })],
  ['trade', 'native currency for a token', facts({ selector: '0x7ff36ab5', transfers: [ethOut, move(other, me)] })],
  ['send', 'a payment of which a part comes back', facts({ transfers: [ethOut, ethIn] })],
  ['trade', 'a swap of which a part comes back', facts({ transfers: [ethOut, move(other, me), ethIn] })],
  ['mint', 'a new token', facts({ selector: '0x40c10f19', transfers: [move(zeroAddress, me)] })],
  ['mint', 'a new NFT that I pay', facts({ transfers: [ethOut, nft(zeroAddress, me)] })],
  ['trade', 'an NFT bought', facts({ transfers: [ethOut, nft(other, me)] })],
  ['burn', 'a token burned', facts({ transfers: [move(me, zeroAddress)] })],
  ['deposit', 'wrapped', facts({ selector: '0xd0e30db0', transfers: [ethOut, move(zeroAddress, me)] })],
  ['withdraw', 'unwrapped', facts({ selector: '0x2e1a7d4d', transfers: [move(me, zeroAddress), ethIn] })],
  ['deposit', 'liquidity added', facts({ selector: '0xf305d719', transfers: [ethOut, move(zeroAddress, me)] })],
  ['borrow', 'borrowed', facts({ selector: '0xa415bcad', transfers: [move(other, me)] })],
  ['repay', 'repaid', facts({ selector: '0x573ade81', transfers: [move(me, other)] })],
  ['claim', 'claimed', facts({ selector: '0x4e71d92d', transfers: [move(other, me)] })],
  ['send', 'a claim that takes instead', facts({ selector: '0x4e71d92d', transfers: [move(me, other)] })],
  ['approve', 'approved', facts({ selector: '0x095ea7b3', approvals: [approval()] })],
  ['revoke', 'taken back', facts({ selector: '0x095ea7b3', approvals: [approval({ amount: 0n, granted: false })] })],
  ['approve', 'approved by a user operation', facts({ sender: other, isSigned: true, approvals: [approval()] })],
  [
    'execute',
    'an approval of mine that a call of another reports',
    facts({ sender: other, selector: '0xdeadbeef', approvals: [approval()] }),
  ],
  [
    'execute',
    'an approval of somebody else',
    facts({ selector: '0x095ea7b3', approvals: [approval({ owner: other })] }),
  ],
  ['execute', 'an unknown call', facts({ selector: '0xdeadbeef' })],
  ['execute', 'an unknown call of somebody else', facts({ sender: other, recipient: me, selector: '0xdeadbeef' })],
  ['deploy', 'a contract created', facts({ recipient: null, selector: '0x60806040' })],
  ['deploy', 'a contract created that fails', facts({ recipient: null, succeeded: false })],
  [
    'mint',
    'a token that another contract creates for me',
    facts({ sender: other, recipient: null, transfers: [move(zeroAddress, me)] }),
  ],
  ['send', 'a failed send', facts({ succeeded: false })],
  ['receive', 'a failed send to me', facts({ sender: other, recipient: me, succeeded: false })],
  ['send', 'a failed send of a token', facts({ selector: '0xa9059cbb', succeeded: false })],
  ['trade', 'a failed swap', facts({ selector: '0x38ed1739', succeeded: false })],
  ['execute', 'a failed unknown call', facts({ selector: '0xdeadbeef', succeeded: false })],
])('%s: %s', (operation, _, values) => {
  expect(decideOperation(me, values)).toBe(operation)
})
