import type { Approval } from '../describe/approval.js'
import type { Simulation } from '../describe/changes/read-simulation.js'
import type { Cost } from '../describe/cost.js'
import { listAllowanceWarnings, type TokenMap } from '../describe/token-facts.js'
import { ApprovalWarnings } from './approval-warnings.js'
import { ChangeSummary } from './details/change-summary.js'
import type { DetailContext } from './details/detail-context.js'
import { MessageDetails } from './details/message-details.js'
import { NameDetails } from './details/name-details.js'
import { PermissionDetails, RevocationDetails } from './details/permission-details.js'
import { SolanaDetails } from './details/solana-details.js'
import { CallsDetails, OperationDetails, TransactionDetails } from './details/transaction-details.js'
import { TypedDataDetails } from './details/typed-data-details.js'

export type RequestDetailsProps = Omit<DetailContext, 'tokens'> & {
  approval: Approval
  cost: Cost
  /** Null before they are read, or where the wallet reads none. */
  tokens: TokenMap | null
  /** The simulation of the node; null until it has answered, and for a request that sends nothing. */
  simulation: Simulation | null
}

const noTokens: TokenMap = new Map()

/** A whole request: the warnings, the changes, and each of its parts. */
export function RequestDetails({ approval, cost, tokens, simulation, ...rest }: RequestDetailsProps) {
  const context: DetailContext = { ...rest, tokens: tokens ?? noTokens }
  return (
    <>
      <ApprovalWarnings
        warnings={[...approval.warnings, ...(tokens ? listAllowanceWarnings(approval, tokens) : [])]}
        words={context.words}
      />
      <ChangeSummary {...{ approval, cost, simulation, context }} />
      <Details {...{ approval, cost, context }} />
    </>
  )
}

type DetailsProps = { approval: Approval; cost: Cost; context: DetailContext }

function Details({ approval, cost, context }: DetailsProps) {
  switch (approval.kind) {
    case 'message':
      return <MessageDetails approval={approval} context={context} />
    case 'name':
      return <NameDetails approval={approval} context={context} />
    case 'typed-data':
      return <TypedDataDetails approval={approval} context={context} />
    case 'transaction':
      return <TransactionDetails approval={approval} cost={cost} context={context} />
    case 'calls':
      return <CallsDetails approval={approval} cost={cost} context={context} />
    case 'operation':
      return <OperationDetails approval={approval} cost={cost} context={context} />
    case 'permission':
      return <PermissionDetails approval={approval} context={context} />
    case 'revocation':
      return <RevocationDetails approval={approval} cost={cost} context={context} />
    case 'solana-transactions':
      return <SolanaDetails approval={approval} cost={cost} context={context} />
  }
}
