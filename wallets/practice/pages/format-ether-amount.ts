import { formatEther } from 'viem'

/** Formats wei as ETH with `digits` decimals, rounded down. Smaller amounts are shown as "less than". */
export function formatEtherAmount(wei: bigint, digits = 18): string {
  const [whole = '0', fraction = ''] = formatEther(wei).split('.')
  const kept = fraction.slice(0, digits).replace(/0+$/, '')
  if (wei > 0n && whole === '0' && kept === '') return `< 0.${'0'.repeat(digits - 1)}1 ETH`
  return kept === '' ? `${whole} ETH` : `${whole}.${kept} ETH`
}
