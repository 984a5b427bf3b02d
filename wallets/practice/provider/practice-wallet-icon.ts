/** Lintel's logo with a dashed outline. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
  '<rect width="96" height="96" rx="24" fill="#0d74ce"/>' +
  '<g stroke="#fff" stroke-width="8" stroke-linecap="round">' +
  '<path d="M22 32h52"/><path d="M35 34v36M61 34v36" stroke-dasharray="12"/></g></svg>'

/** Icon of the practice wallet, as a `data:` URI (EIP-6963). The Wallet Standard allows base64 only. */
export const practiceWalletIcon = `data:image/svg+xml;base64,${btoa(svg)}` as const
