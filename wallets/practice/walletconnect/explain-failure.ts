/** How long the relay may take to confirm a message, ms. */
export const RELAY_LIMIT = 20_000

export const RELAY_SILENT = 'The relay does not answer. Check that `npm start` still runs, then try again.'

/** Explains an error of WalletConnect to the user. */
export function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/pairing already exists/i.test(message)) return 'This link was used before. Make a new one on the site.'
  if (/dynamically imported module|importing a module/i.test(message)) {
    return 'A part of the wallet did not load. Reload this page, then try again.'
  }
  return /socket|relay|publish|subscrib|interrupted/i.test(message) ? RELAY_SILENT : message
}
