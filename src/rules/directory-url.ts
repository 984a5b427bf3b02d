/** The name and version of this client, sent with every request. */
const SDK = { st: 'lintel', sv: '0.1.0' } as const

/**
 * The URL of a request to a directory.
 *
 * @param base The URL of the directory, without a slash at the end.
 * @example writeDirectoryUrl({ base: '/directory' }, '/getWallets', { page: '1' })
 */
export function writeDirectoryUrl(
  { base, projectId }: { base: string; projectId?: string | undefined },
  path: string,
  parameters: Record<string, string> = {},
): string {
  return `${base}${path}?${new URLSearchParams({ ...(projectId ? { projectId } : {}), ...SDK, ...parameters })}`
}

/** The URL of the icon of a network. `imageId` is what the directory calls it, for example a CAIP-2 id. */
export function writeNetworkImageUrl(directory: string, projectId: string | undefined, imageId: string): string {
  const base = directory.replace(/\/$/, '')
  return writeDirectoryUrl({ base, projectId }, `/public/getAssetImage/${encodeURIComponent(imageId)}`)
}
