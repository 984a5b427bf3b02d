import { decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { walkThrown } from '../../../core/errors/walk-thrown.js'
import { isRecord } from '../../../rules/is-record.js'

/** The errors of ERC-20 tokens (ERC-6093). viem knows Error(string) and Panic(uint256) itself. */
const knownErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InvalidSender(address sender)',
])

/** The reason of a contract in the error that a node returned; null if it is not readable. */
export function decodeRevert(thrown: unknown): string | null {
  const data = readRevertData(thrown)
  if (data === null) return null
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: knownErrors, data })
    const texts: readonly unknown[] = args
    return errorName === ('Error' as string) ? String(texts[0]) : `${errorName}(${texts.join(', ')})`
  } catch {
    // The error of an unknown ABI.
    return null
  }
}

function readRevertData(thrown: unknown): Hex | null {
  for (const inner of walkThrown(thrown)) {
    if (isRecord(inner) && isHex(inner.data) && inner.data.length > 2) return inner.data
  }
  return null
}
