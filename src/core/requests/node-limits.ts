// How long calls of nodes wait, in ms. In one place, because every chain has these limits and they nest: two attempts at a node end within
// the limit of a read, and that within the 10 s after which reads are said to fail.

/** How long one node may take to answer. A second attempt, or the next node, still has time within `READ_TIMEOUT_MS`. */
export const NODE_TIMEOUT_MS = 4_000

/** How long a read may take over all nodes of a network. With loading the code, the error comes within 10 s. */
export const READ_TIMEOUT_MS = 9_500

/** How long to wait for the receipt of a transaction or a batch: Ethereum makes two blocks in it. It may still confirm later. */
export const RECEIPT_TIMEOUT_MS = 25_000
