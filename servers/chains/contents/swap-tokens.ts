import { swapContracts } from './addresses.js'
import type { TokenFacts } from './tokens.js'

/** More tokens that can be swapped, one for each peculiarity of tokens. No account has any at the start. */
export const swapTokens = {
  /** Its functions return nothing, and an allowance has to be zero before it can be another amount. Worth one US dollar. */
  anchorDollar: { address: swapContracts.anchorDollar, name: 'Anchor Dollar', symbol: 'AUSD', decimals: 6 },
  /** Burns 5 % of each transfer. */
  excise: { address: swapContracts.excise, name: 'Excise', symbol: 'EXCS', decimals: 18, transferFee: 500 },
  /** Can be bought, and not be sold: transfers to a pool fail. */
  lobsterPot: { address: swapContracts.lobsterPot, name: 'Lobster Pot', symbol: 'POT', decimals: 18 },
  /** Is not divisible. */
  ticket: { address: swapContracts.ticket, name: 'Ferry Ticket', symbol: 'FERRY', decimals: 0 },
  /** Has few decimals. */
  penny: { address: swapContracts.penny, name: 'Quay Penny', symbol: 'QPNY', decimals: 2 },
  /** Has more decimals than ETH. */
  plankton: { address: swapContracts.plankton, name: 'Plankton', symbol: 'PLNK', decimals: 24 },
  /** Allowances can be signed (ERC-2612). */
  signet: { address: swapContracts.signet, name: 'Signet', symbol: 'SGNT', decimals: 18, hasPermit: true },
} as const satisfies Partial<Record<keyof typeof swapContracts, TokenFacts>>
