import type { PracticeWords } from '../words/en.js'

/** How long the relay may take to confirm a message, ms. */
export const RELAY_LIMIT = 20_000

/** The message of an error, which `explainFailure` explains. */
export const RELAY_SILENT = 'The relay does not answer.'

/** Explains an error of WalletConnect to the visitor. */
export function explainFailure(error: unknown, { link, walletConnect }: PracticeWords): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/pairing already exists/i.test(message)) return link.used
  if (/dynamically imported module|importing a module/i.test(message)) return walletConnect.partMissing
  return /socket|relay|publish|subscrib|interrupted/i.test(message) ? walletConnect.relaySilent : message
}
