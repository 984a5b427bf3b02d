import { fn } from 'storybook/test'
import type { AccountViewProps } from '../../src/features/account/views/account/account-view.js'
import { TokenList, type TokenListProps } from '../../src/features/account/views/account/token-list.js'
import { titles as buyTitles } from '../../src/features/buy/messages/titles.js'
import { en } from '../../src/features/english.js'
import { CreditCard } from '../../src/icons/credit-card.js'
import { QrCode } from '../../src/icons/qr-code.js'
import { Send } from '../../src/icons/send.js'
import { enPortfolio } from '../../src/parts/messages/portfolio.js'
import { sampleAccounts } from '../../src/testing/index.js'
import { tokens } from './portfolio-samples.js'
import { prism } from './view-samples.js'

const [address] = sampleAccounts
export const receiveLink = { label: en.titles.WalletReceive, icon: QrCode, onClick: fn() }
export const sendLink = { label: en.titles.WalletSend, icon: Send, onClick: fn() }

/** The link to the ways to fill an empty account. */
export const fundLink = { label: buyTitles.FundWallet, icon: CreditCard, onClick: fn() }

/** A token was pressed. */
export const onSelect = fn()

export const drawTokens = (state: TokenListProps['tokens']) => (
  <TokenList
    words={en}
    labels={enPortfolio}
    networkName="Ethereum"
    tokens={state}
    funding={[fundLink]}
    onSelect={onSelect}
  />
)

/** An account without a name, with tokens and their prices. */
export const account: AccountViewProps = {
  words: en,
  labels: enPortfolio,
  address,
  identity: { name: null, avatarUrl: null },
  wallet: prism,
  explorerUrl: `https://explorer-1.example/address/${address}`,
  total: { status: 'value', value: 12_480.52 },
  actions: [receiveLink, sendLink],
  tab: 'tokens',
  children: drawTokens({ status: 'ready', items: tokens }),
  onTab: fn(),
  onWallets: fn(),
  onSettings: fn(),
  onDisconnect: fn(),
}
