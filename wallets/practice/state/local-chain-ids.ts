/** The only chains the development keys may sign for. */
export const localChainIds = [31337, 31338] as const

export function isLocalChainId(chainId: number): boolean {
  return localChainIds.some((id) => id === chainId)
}
