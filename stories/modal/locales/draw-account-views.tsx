import { fn } from 'storybook/test'
import type { Messages } from '../../../src/core/messages/en.js'
import { enActivity } from '../../../src/core/messages/views/en-activity.js'
import { enPortfolio } from '../../../src/core/messages/views/en-portfolio.js'
import { enReceive } from '../../../src/core/messages/views/en-receive.js'
import { enSend } from '../../../src/core/messages/views/en-send.js'
import { enSignIn } from '../../../src/core/messages/views/en-sign-in.js'
import { enTokenDetail } from '../../../src/core/messages/views/en-token-detail.js'
import type { Transaction } from '../../../src/core/model/activity.js'
import type { TokenBalance } from '../../../src/core/model/portfolio.js'
import type { ViewName } from '../../../src/core/model/view.js'
import { writeSignInMessage } from '../../../src/core/requests/sign-in/sign-in-message.js'
import { AccountView } from '../../../src/modal/views/account/account-view.js'
import { TokenList } from '../../../src/modal/views/account/token-list.js'
import { AccountSettingsView } from '../../../src/modal/views/account-settings/account-settings-view.js'
import { SIWXSignMessageView } from '../../../src/modal/views/siwx-sign-message/siwx-sign-message-view.js'
import { TokenDetailView } from '../../../src/modal/views/token-detail/token-detail-view.js'
import { TransactionDetailView } from '../../../src/modal/views/transaction-detail/transaction-detail-view.js'
import { TransactionsView } from '../../../src/modal/views/transactions/transactions-view.js'
import { WalletCompatibleNetworksView } from '../../../src/modal/views/wallet-compatible-networks/wallet-compatible-networks-view.js'
import { WalletReceiveView } from '../../../src/modal/views/wallet-receive/wallet-receive-view.js'
import { WalletSendView } from '../../../src/modal/views/wallet-send/wallet-send-view.js'
import { WalletSendConfirmedView } from '../../../src/modal/views/wallet-send-confirmed/wallet-send-confirmed-view.js'
import { WalletSendPreviewView } from '../../../src/modal/views/wallet-send-preview/wallet-send-preview-view.js'
import { WalletSendSelectTokenView } from '../../../src/modal/views/wallet-send-select-token/wallet-send-select-token-view.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { tokens, transactions } from '../../support/portfolio-samples.js'
import { networks, prism } from '../../support/view-samples.js'
import type { Drawn } from './draw-views.js'

const [address, friend] = sampleAccounts
const [ether] = tokens as [TokenBalance]
const failed = transactions[3] as Transaction
const signInMessage = writeSignInMessage({
  accountAddress: address,
  chainId: 'eip155:1',
  domain: 'app.harbor.example',
  uri: 'https://app.harbor.example',
  version: '1',
  nonce: 'k3v9Qm27xPzL',
  issuedAt: '2026-11-24T10:00:00.000Z',
})

/** Draws the views of a connected account with sample data. */
export const drawAccountViews: { [Name in ViewName]?: (words: Messages) => Drawn } = {
  Account: (words) => {
    const labels = { ...enPortfolio, ...words.views.portfolio }
    return {
      title: words.titles.Account,
      start: 'network',
      body: (
        <AccountView
          words={words}
          labels={labels}
          address={address}
          identity={{ name: null, avatarUrl: null }}
          wallet={prism}
          total={{ status: 'value', value: 12_480.52 }}
          actions={[
            { kind: 'receive', onClick: fn() },
            { kind: 'send', onClick: fn() },
          ]}
          tab="tokens"
          explorerUrl="https://explorer-1.example"
          onTab={fn()}
          onWallets={fn()}
          onSettings={fn()}
          onDisconnect={fn()}
        >
          <TokenList
            words={words}
            labels={labels}
            networkName="Ethereum"
            tokens={{ status: 'ready', items: tokens }}
            onSelect={fn()}
          />
        </AccountView>
      ),
    }
  },
  AccountSettings: (words) => ({
    title: words.titles.AccountSettings,
    start: 'back',
    body: (
      <AccountSettingsView
        words={words}
        address={address}
        wallet={prism}
        network={{ name: 'Ethereum' }}
        explorerUrl="https://explorer-1.example"
        onNetworks={fn()}
        onWallets={fn()}
        onDisconnect={fn()}
      />
    ),
  }),
  TokenDetail: (words) => ({
    title: 'ETH',
    start: 'back',
    body: (
      <TokenDetailView
        words={words}
        labels={{ ...enPortfolio, ...enTokenDetail, ...words.views.portfolio, ...words.views.tokenDetail }}
        token={ether}
        network={{ name: 'Ethereum' }}
        explorerUrl="https://explorer-1.example"
        onSend={fn()}
        onReceive={fn()}
      />
    ),
  }),
  Transactions: (words) => ({
    title: words.titles.Transactions,
    start: 'back',
    body: (
      <TransactionsView
        words={words}
        labels={{ ...enActivity, ...words.views.activity }}
        networkName="Ethereum"
        activity={{ status: 'ready', items: transactions }}
        more="none"
        timeZone="UTC"
        onMore={fn()}
        onRetryMore={fn()}
        onSelect={fn()}
      />
    ),
  }),
  TransactionDetail: (words) => ({
    title: words.titles.TransactionDetail,
    start: 'back',
    body: (
      <TransactionDetailView
        words={words}
        labels={{ ...enActivity, ...words.views.activity }}
        transaction={failed}
        networkName="Ethereum"
        explorerUrl="https://explorer-1.example"
        timeZone="UTC"
      />
    ),
  }),
  WalletReceive: (words) => ({
    title: words.titles.WalletReceive,
    start: 'back',
    body: (
      <WalletReceiveView
        words={words}
        labels={{ ...enReceive, ...words.views.receive }}
        address={address}
        link={`ethereum:${address}@1`}
        network={{ name: 'Ethereum' }}
        networkCount={5}
        onShare={fn()}
        onNetworks={fn()}
      />
    ),
  }),
  WalletCompatibleNetworks: (words) => ({
    title: words.titles.WalletCompatibleNetworks,
    start: 'back',
    body: (
      <WalletCompatibleNetworksView labels={{ ...enReceive, ...words.views.receive }} networks={networks.slice(0, 3)} />
    ),
  }),
  WalletSend: (words) => {
    const labels = { ...enSend, ...words.views.send }
    return {
      title: words.titles.WalletSend,
      start: 'back',
      body: (
        <WalletSendView
          words={words}
          labels={labels}
          token={ether}
          amount="0.25"
          isFiat={false}
          counterpart="874.1"
          receiverText="pаypal.eth"
          receiver={{ status: 'valid', address: friend, name: 'pаypal.eth' }}
          warnings={['mixedScript', 'firstTime']}
          fee={{ status: 'ready', fee: 42_000_000_000_000n, decimals: 18, symbol: 'ETH', value: '0.14' }}
          problem={{ kind: 'noGas', symbol: 'ETH' }}
          step="review"
          onAmount={fn()}
          onFlip={fn()}
          onMax={fn()}
          onToken={fn()}
          onReceiver={fn()}
          onPaste={fn()}
          onRetryReceiver={fn()}
          onReview={fn()}
        />
      ),
    }
  },
  WalletSendSelectToken: (words) => ({
    title: words.titles.WalletSendSelectToken,
    start: 'back',
    body: (
      <WalletSendSelectTokenView
        words={words}
        labels={{ ...enSend, ...words.views.send }}
        portfolio={{ ...enPortfolio, ...words.views.portfolio }}
        networkName="Ethereum"
        tokens={{ status: 'ready', items: tokens }}
        selected="eip155:1 native"
        search=""
        onSearch={fn()}
        onSelect={fn()}
      />
    ),
  }),
  WalletSendPreview: (words) => ({
    title: words.titles.WalletSendPreview,
    start: 'back',
    body: (
      <WalletSendPreviewView
        words={words}
        labels={{ ...enSend, ...words.views.send }}
        token={ether}
        amount={250_000_000_000_000_000n}
        value="874.1"
        receiver={{ address: friend, name: 'nora.eth' }}
        networkName="Ethereum"
        fee={{ status: 'ready', fee: 42_000_000_000_000n, decimals: 18, symbol: 'ETH', value: '0.14' }}
        warnings={['firstTime']}
        problem={null}
        status="sending"
        wallet="Prism"
        onCancel={fn()}
        onSend={fn()}
      />
    ),
  }),
  WalletSendConfirmed: (words) => ({
    title: words.titles.WalletSend,
    body: (
      <WalletSendConfirmedView
        labels={{ ...enSend, ...words.views.send }}
        networkName="Ethereum"
        explorerUrl="https://explorer-1.example"
        onDone={fn()}
      />
    ),
  }),
  SIWXSignMessage: (words) => ({
    title: words.titles.SIWXSignMessage,
    body: (
      <SIWXSignMessageView
        labels={{ ...enSignIn, ...words.views.signIn }}
        app={{ name: 'Harbor' }}
        wallet={prism}
        message={{ text: signInMessage, domain: 'app.harbor.example' }}
        status="ready"
        failure={{
          title: words.errors['signature-declined'].title,
          text: words.errors['signature-declined'].text({ wallet: 'Prism' }),
        }}
        isRequired
        onSign={fn()}
        onCancel={fn()}
      />
    ),
  }),
}
