/** The name and version of this client, sent with every request. */
export const SDK = { st: 'lintel', sv: '0.1.0' } as const

/** The address of a service, and the project of its requests. */
export type ServicePlace = {
  /** The URL of the service, without a slash at the end. */
  base: string
  projectId?: string | undefined
}

/**
 * The URL of a request to a service.
 *
 * @example writeServiceUrl({ base: '/directory' }, '/getWallets', { page: '1' })
 */
export function writeServiceUrl(
  { base, projectId }: ServicePlace,
  path: string,
  parameters: Record<string, string> = {},
): string {
  return `${base}${path}?${new URLSearchParams({ ...(projectId && { projectId }), ...SDK, ...parameters })}`
}

/**
 * The URL of the node of a network at `services.rpc`. `chainId` is a CAIP-2 id.
 *
 * @example writeNodeUrl('/data-api', 'harbor', 'eip155:1') // '/data-api/v1/?chainId=eip155%3A1&projectId=harbor'
 */
export function writeNodeUrl(rpc: string, projectId: string | null | undefined, chainId: string): string {
  return `${rpc.replace(/\/$/, '')}/v1/?${new URLSearchParams({ chainId, ...(projectId && { projectId }) })}`
}

/** The URL of the icon of a network. `imageId` is its id in the directory, for example a CAIP-2 id. */
export function writeNetworkImageUrl(directory: string, projectId: string | undefined, imageId: string): string {
  const base = directory.replace(/\/$/, '')
  return writeServiceUrl({ base, projectId }, `/public/getAssetImage/${encodeURIComponent(imageId)}`)
}
