import type { Browser } from 'playwright'
import { anvil } from 'viem/chains'
import { servePage } from './serve-page.js'
import { measureOpenings, type OpeningFigures } from './unthrottled-opening.js'

/** Wallets on the page besides the one whose row ends the time. */
const WALLETS = 29

export type NamespaceFigures = Record<'four' | 'one' | 'oneWallet', OpeningFigures>

/** Opens the modal with four namespaces and 30 wallets, with one namespace and 30, and with one of each. */
export async function timeFourNamespaces(browser: Browser, outDir: string): Promise<NamespaceFigures> {
  const server = await servePage('four-namespaces', outDir)
  const describePage = (namespaces: number, wallets: number) => ({
    url: `${server.url}?namespaces=${namespaces}&wallets=${wallets}`,
    chainId: anvil.id,
  })
  try {
    return await measureOpenings(browser, {
      four: describePage(4, WALLETS),
      one: describePage(1, WALLETS),
      oneWallet: describePage(1, 0),
    })
  } finally {
    await server.close()
  }
}

export function formatNamespaceFigures({ four, one, oneWallet }: NamespaceFigures): string {
  const formatLine = (name: string, { open, longestTask }: OpeningFigures) =>
    `${name}: ${open.toFixed(1)} ms, ${(four.open / open).toFixed(2)} ×, longest task ${longestTask.toFixed(0)} ms`
  return [
    formatLine('Four namespaces, 30 wallets', four),
    `${formatLine('One namespace, 30 wallets', one)}, aim 1.2`,
    formatLine('One namespace, 1 wallet', oneWallet),
  ].join('\n')
}
