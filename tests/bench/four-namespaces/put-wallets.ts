const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const connect = async () => ({ accounts: [] })

/** Puts a wallet on the page as those of its namespace do. */
const ways: readonly ((name: string) => void)[] = [
  announce,
  (name) => register(name, 'solana:mainnet'),
  (name) => register(name, 'bitcoin:mainnet'),
  inject,
]

/** Puts `count` wallets on the page, of all namespaces in turn or of EVM alone. They answer no request. */
export function putWallets({ count, hasFour }: { count: number; hasFour: boolean }): void {
  for (let index = 0; index < count; index += 1) {
    const put = (hasFour ? ways[index % ways.length] : undefined) ?? announce
    put(`Wallet ${index}`)
  }
}

/** EIP-6963. */
function announce(name: string): void {
  const provider = {
    request: async () => Promise.reject({ code: 4200, message: 'Not supported' }),
    on: () => undefined,
    removeListener: () => undefined,
  }
  const info = { uuid: crypto.randomUUID(), name, rdns: `example.${name.replace(' ', '-')}`, icon }
  const tell = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', tell)
}

/** Wallet Standard. */
function register(name: string, chain: string): void {
  const wallet = {
    version: '1.0.0',
    ...{ name, icon, chains: [chain], accounts: [] },
    features: { 'standard:connect': { version: '1.0.0', connect } },
  }
  window.addEventListener('wallet-standard:app-ready', (event) => {
    const { register: add } = (event as CustomEvent<{ register(added: typeof wallet): void }>).detail
    add(wallet)
  })
}

/** @polkadot/extension-inject. */
function inject(name: string): void {
  const page: { injectedWeb3?: Record<string, unknown> } = window as object
  page.injectedWeb3 = { ...page.injectedWeb3, [name]: { version: '1.0.0', enable: connect } }
}
