import { localSolana } from '../../../../servers/chains/serving/local-networks.js'
import { Text } from '../../../../src/components/index.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { CostProblem } from '../../../approval/draw/cost-problem.js'
import { RequestDetails } from '../../../approval/draw/request-details.js'
import { revealHidden } from '../../../requests/format-message.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import type { Approval } from '../../protocol/approval.js'
import { namespaceNames } from '../../state/namespace-accounts.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { DetailList } from '../shell/detail-list.js'
import { type PlainApproval, readShown } from './read-shown.js'

export type ApprovalDetailsProps = {
  approval: Approval
  /** The account that the visitor has chosen. */
  chosen: string
  cost: Cost
  formatChain: (chainId: number) => string
}

/** Shows the effect of the request: its signature, transaction or change. */
export function ApprovalDetails({ approval, ...props }: ApprovalDetailsProps) {
  const { pages } = useWalletWords()
  switch (approval.kind) {
    case 'connect':
    case 'namespace-connect':
      return null
    case 'switch-chain':
      return (
        <DetailList
          details={[
            { term: pages.request.from, value: props.formatChain(approval.from) },
            { term: pages.request.to, value: props.formatChain(approval.to) },
          ]}
        />
      )
    case 'add-chain':
      return (
        <>
          <DetailList
            details={[
              { term: pages.network, value: revealHidden(approval.name) },
              { term: pages.request.chainId, value: String(approval.chainId) },
            ]}
          />
          <Text as="p" tone="muted">
            {pages.request.localOnly}
          </Text>
        </>
      )
    default:
      return <SigningDetails {...props} approval={approval} />
  }
}

type SigningDetailsProps = ApprovalDetailsProps & { approval: Exclude<Approval, PlainApproval> }

/**
 * The details of a signature or transaction, as the embedded wallet shows them. This wallet reads no tokens and
 * simulates nothing.
 */
function SigningDetails({ approval, chosen, cost, formatChain }: SigningDetailsProps) {
  const { pages, approve: words } = useWalletWords()
  const shown = readShown(approval, chosen)
  const network = shown.chainId.startsWith('eip155:')
    ? { networkName: formatChain(readChainNumber(shown.chainId)), currency: { symbol: 'ETH', decimals: 18 } }
    : { networkName: localSolana.name, currency: { symbol: 'SOL', decimals: 9 } }
  const request = { ...network, approval: shown, cost, tokens: null, simulation: null, words, siteName: '' }
  return (
    <>
      <CostProblem cost={cost} words={words} symbol={network.currency.symbol} />
      <RequestDetails {...request} />
      {approval.kind === 'namespace-message' ? (
        <DetailList
          details={[
            { term: pages.network, value: namespaceNames[approval.namespace] },
            ...(approval.scheme === undefined ? [] : [{ term: pages.request.signatureKind, value: approval.scheme }]),
          ]}
        />
      ) : null}
    </>
  )
}
