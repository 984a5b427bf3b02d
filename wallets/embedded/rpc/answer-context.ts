import type { FrameNetwork } from '../../../servers/frame/frame-config.js'
import type { PageState } from '../page/create-page-state.js'
import type { SessionsClient } from '../sessions/create-sessions-client.js'
import type { CallBatches } from './calls/call-batches.js'
import type { Node } from './create-node.js'

/** The input for the answer to a method that needs no approval. */
export type AnswerContext = {
  state: Pick<PageState, 'networks' | 'findNetwork' | 'readAccountType'>
  network: FrameNetwork
  batches: Pick<CallBatches, 'find'>
  /** The client of the list of permissions; null without one. */
  sessions: Pick<SessionsClient, 'listOwn' | 'readKey'> | null
  /** The address of the wallet's key; null without a login. */
  readOwner: () => Promise<string | null>
  openNode: (network: FrameNetwork) => Node
  /** Null on a network without smart accounts. */
  openBundler: (network: FrameNetwork) => Node | null
}
