import { expect, test } from 'vitest'
import { developmentAccounts } from '../../../../../wallets/practice/state/development-accounts.js'
import {
  type AuthenticationSource,
  judgeAuthentication,
} from '../../../../../wallets/practice/walletconnect/authentication/judge-authentication.js'
import { enPractice } from '../../../../../wallets/practice/words/en.js'

const [{ address }] = developmentAccounts
const source: AuthenticationSource = {
  id: 7,
  requester: { metadata: { name: 'Harbour', url: 'https://harbour.example' } },
  authPayload: { chains: ['eip155:1', 'eip155:31338', 'eip155:31337'] },
}
const writeMessage = (id: number, by: string) => `${id} ${by}`

test('a request is for its local chains, and shows what the active account signs', () => {
  expect(judgeAuthentication(source, { address, writeMessage }, enPractice.obstacles)).toEqual({
    id: 7,
    peer: { name: 'Harbour', host: 'harbour.example' },
    chainIds: [31337, 31338],
    address,
    message: `7 ${address}`,
    obstacle: null,
  })
})

test('one without a local chain can only be rejected', () => {
  const foreign = { ...source, authPayload: { chains: ['eip155:1'] } }
  expect(judgeAuthentication(foreign, { address, writeMessage }, enPractice.obstacles)).toMatchObject({
    message: null,
    obstacle: 'Harbour (harbour.example) asks for no local chain. This wallet works on those only.',
  })
})

test('one whose message cannot be written can only be rejected', () => {
  const refuse = () => {
    throw new Error("Supported methods don't satisfy the requested")
  }
  expect(judgeAuthentication(source, { address, writeMessage: refuse }, enPractice.obstacles)).toMatchObject({
    message: null,
    obstacle: 'Harbour (harbour.example) asks for a message that this wallet cannot write.',
  })
})
