import { parts } from '../parts/find-parts.js'
import type { MountableService } from '../service.js'
import { createFrame, type FrameOptions } from './create-frame.js'

export type FrameServiceOptions = Omit<FrameOptions, 'folder'> & {
  /** Folder of the built page. Default: that of the package. */
  folder?: string
}

/**
 * The server of the embedded wallet's frame, without a port (docs/host-embedded.md). It stores nothing. Serve nothing else from its
 * origin: the keys of wallets are in the storage of that origin.
 *
 * @throws Error when the folder has no built page, or a font cannot be read.
 * @example
 * const nativeCurrency = { symbol: 'ETH', decimals: 18 }
 * const networks = [{ caipNetworkId: 'eip155:1', name: 'Ethereum', rpcUrl: 'https://rpc.example', nativeCurrency }]
 * const frame = await createFrameService({
 *   readConfig: () => ({ identityUrl: 'https://id.example', networks }),
 *   readOrigins: async () => ['https://app.example'],
 *   allowsLoopback: false,
 *   hosts: ['wallet.example'],
 * })
 * createServer(createNodeHandler(frame.answer)).listen(8080)
 */
export async function createFrameService(options: FrameServiceOptions): Promise<MountableService> {
  const folder = options.folder ?? (await parts.findPage('frame'))
  return { answer: createFrame({ ...options, folder }), close: async () => undefined }
}
