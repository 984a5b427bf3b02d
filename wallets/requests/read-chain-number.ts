/**
 * The number of a chain of eip155.
 *
 * @throws RangeError for another CAIP-2 id
 * @example readChainNumber('eip155:8453') // 8453
 */
export function readChainNumber(chainId: string): number {
  const number = Number(/^eip155:([1-9]\d*)$/.exec(chainId)?.[1])
  if (!Number.isSafeInteger(number)) throw new RangeError(`${chainId} is not a chain of eip155.`)
  return number
}
