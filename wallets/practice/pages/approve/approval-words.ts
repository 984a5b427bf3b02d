import type { Approval } from '../../protocol/approval.js'

/** The texts of each kind of request. `lead` follows the site's origin. */
export const approvalWords: Record<Approval['kind'], { title: string; lead: string }> = {
  connect: { title: 'Connect to this site', lead: 'wants to see an account: its address, balance and activity.' },
  message: { title: 'Sign this message', lead: 'asks for a signature. It costs nothing.' },
  'typed-data': { title: 'Sign this data', lead: 'asks for a signature. There is no network fee.' },
  transaction: { title: 'Send this transaction', lead: 'asks to send a transaction.' },
  'switch-chain': { title: 'Switch network', lead: 'asks to use another network.' },
  'add-chain': { title: 'This network cannot be added', lead: 'asks to add a network.' },
  'namespace-connect': {
    title: 'Connect to this site',
    lead: 'wants to see an account: its address, balance and activity.',
  },
  'namespace-message': { title: 'Sign this message', lead: 'asks for a signature. It costs nothing.' },
  'solana-sign-in': { title: 'Sign in to this site', lead: 'asks you to sign in with an account. It costs nothing.' },
  'solana-transactions': {
    title: 'Sign this transaction',
    lead: 'asks for a signature. With it the site can send the transaction.',
  },
}

/** The texts of transactions on Solana that the wallet sends itself. */
export const sentWords = { title: 'Send this transaction', lead: 'asks to send a transaction.' }

/** The texts of a permit: typed data that lets another account take tokens. */
export const permitWords = {
  title: 'Allow spending of your tokens',
  lead: 'asks for a permission to take tokens from your account. There is no network fee.',
}
