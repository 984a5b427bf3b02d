import { createRoot } from 'react-dom/client'
import '../../../src/styles.js'
import { TokenList } from '../../../src/features/account/views/account/token-list.js'
import { enActivity } from '../../../src/features/activity/messages/en.js'
import { TransactionsView } from '../../../src/features/activity/views/transactions/transactions-view.js'
import { en } from '../../../src/features/english.js'
import { enPortfolio } from '../../../src/parts/messages/portfolio.js'
import { Theme } from '../../../src/theme/index.js'
import { manyTokens, manyTransactions } from '../../../stories/support/portfolio-samples.js'

declare global {
  interface Window {
    showList(kind: 'tokens' | 'transactions'): void
  }
}

const place = document.getElementById('root')
const root = place && createRoot(place)
const ignore = () => undefined

window.showList = (kind) => {
  root?.render(
    <Theme>
      <div style={{ inlineSize: 360 }}>
        {kind === 'tokens' ? (
          <TokenList
            words={en}
            labels={enPortfolio}
            networkName="Ethereum"
            tokens={{ status: 'ready', items: manyTokens }}
            onSelect={ignore}
          />
        ) : (
          <TransactionsView
            words={en}
            labels={enActivity}
            networkName="Ethereum"
            activity={{ status: 'ready', items: manyTransactions }}
            more="none"
            onMore={ignore}
            onRetryMore={ignore}
            onSelect={ignore}
          />
        )}
      </div>
    </Theme>,
  )
}
