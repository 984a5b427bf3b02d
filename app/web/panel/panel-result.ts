/** What the panel says about the last thing that was done. */
export type PanelResult =
  | { status: 'idle' }
  | { status: 'busy'; text: string }
  | { status: 'signed'; signature: string; isVerified: boolean }
  | { status: 'sent'; hash: string }
  | { status: 'confirmed'; hash: string; blockNumber: bigint }
  | { status: 'failed'; title: string; text: string }
