import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { readWebLink } from '../../core/model/link.js'

export type FrameQuery = {
  projectId: string
  /** CAIP-2. */
  chainId: string
  /** The version of Lintel. */
  version: string
  enableLogger: boolean
}

/**
 * The URL of the frame's page.
 *
 * @throws InvalidOptionError when `frame` is neither `https:` nor `http:` on localhost
 * @example writeFrameUrl('https://wallet.example/', { projectId, chainId: 'eip155:1', version, enableLogger: false })
 */
export function writeFrameUrl(frame: string, { projectId, chainId, version, enableLogger }: FrameQuery): URL {
  const link = readWebLink(frame)
  if (!link) {
    throw new InvalidOptionError({
      option: 'services.frame',
      got: frame,
      write: 'Write an https: URL, or http: on localhost.',
    })
  }
  const url = new URL(link)
  url.search = String(new URLSearchParams({ projectId, chainId, version, enableLogger: String(enableLogger) }))
  return url
}
