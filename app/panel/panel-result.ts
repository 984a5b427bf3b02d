/** What the panel says about the last thing that was done. */
export type PanelResult =
  | { status: 'idle' }
  | { status: 'asked'; action: 'sign' | 'send' }
  | { status: 'signed'; signature: string; isVerified: boolean }
  | { status: 'sent'; hash: string }
  | { status: 'confirmed'; hash: string; blockNumber: bigint }
  /** `hash`: what was sent all the same, to be looked up before it is sent again. */
  | { status: 'failed'; title: string; text: string; hash?: string | undefined }
