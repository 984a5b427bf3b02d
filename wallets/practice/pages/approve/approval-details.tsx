import { localSolana } from '../../../../servers/chains/facade/local-networks.js'
import { Text } from '../../../../src/components/index.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { CostProblem } from '../../../approval/draw/cost-problem.js'
import { RequestDetails } from '../../../approval/draw/request-details.js'
import { enApprove } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import { readChainNumber } from '../../../requests/read-chain-number.js'
import type { Approval } from '../../protocol/approval.js'
import { namespaceNames } from '../../state/namespace-accounts.js'
import { DetailList } from '../shell/detail-list.js'
import { type PlainApproval, readShown } from './read-shown.js'

export type ApprovalDetailsProps = {
  approval: Approval
  /** The account that the user has chosen. */
  chosen: string
  cost: Cost
  formatChain: (chainId: number) => string
}

/** Shows what the request would sign, send or change. */
export function ApprovalDetails({ approval, ...props }: ApprovalDetailsProps) {
  switch (approval.kind) {
    case 'connect':
    case 'namespace-connect':
      return null
    case 'switch-chain':
      return (
        <DetailList
          details={[
            { term: 'From', value: props.formatChain(approval.from) },
            { term: 'To', value: props.formatChain(approval.to) },
          ]}
        />
      )
    case 'add-chain':
      return (
        <>
          <DetailList
            details={[
              { term: 'Network', value: revealHidden(approval.name) },
              { term: 'Chain id', value: String(approval.chainId) },
            ]}
          />
          <Text as="p" tone="muted">
            The keys of this wallet are known to everyone. It works on the local chains only, so that nothing of value
            can ever be lost with it.
          </Text>
        </>
      )
    default:
      return <SigningDetails {...props} approval={approval} />
  }
}

type SigningDetailsProps = ApprovalDetailsProps & { approval: Exclude<Approval, PlainApproval> }

/** What it signs or sends, as the embedded wallet shows it. This wallet reads no tokens and simulates nothing. */
function SigningDetails({ approval, chosen, cost, formatChain }: SigningDetailsProps) {
  const shown = readShown(approval, chosen)
  const network = shown.chainId.startsWith('eip155:')
    ? { networkName: formatChain(readChainNumber(shown.chainId)), currency: { symbol: 'ETH', decimals: 18 } }
    : { networkName: localSolana.name, currency: { symbol: 'SOL', decimals: 9 } }
  const request = { ...network, approval: shown, cost, tokens: null, simulation: null, words: enApprove, siteName: '' }
  return (
    <>
      <CostProblem cost={cost} words={enApprove} symbol={network.currency.symbol} />
      <RequestDetails {...request} />
      {approval.kind === 'namespace-message' ? (
        <DetailList
          details={[
            { term: 'Network', value: namespaceNames[approval.namespace] },
            ...(approval.scheme === undefined ? [] : [{ term: 'Kind of signature', value: approval.scheme }]),
          ]}
        />
      ) : null}
    </>
  )
}
