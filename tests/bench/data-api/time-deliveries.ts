import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeyPairSigner } from '@solana/kit'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { startLocalSolana } from '../../../servers/chains/solana/start-local-solana.js'
import { startDataApi } from '../../../servers/data-api/node/start-data-api.js'
import { startOnRampStandIn } from '../../../servers/on-ramp-stand-ins/start-on-ramp-stand-in.js'
import { wait } from '../../../src/rules/async/wait.js'

/** Ms. */
export type DeliveryTimes = { name: string; median: number; longest: number }

const ORDERS = 10
/** The longest that a delivery may take, and how often it is looked for, ms. */
const [TIME_LIMIT, PAUSE] = [30_000, 20]

/**
 * Times orders of one stand-in, with all parts as `npm start` runs them: from the press on its page until the history of the
 * account has the transfer, or on Local Solana until the network has it.
 */
export async function timeDeliveries(chain: { url: string }, folder: string): Promise<DeliveryTimes[]> {
  mkdirSync(folder)
  const report = () => undefined
  const solana = await startLocalSolana({ port: 0, statePath: join(folder, 'solana.json'), report })
  let webhooks = ''
  const seller = await startOnRampStandIn({ id: 'harbor-pay', port: 0, readWebhookUrl: () => webhooks })
  const dataApi = await startDataApi({
    ...{ port: 0, rpcUrls: new Map([[31337, [chain.url]]]), database: { folder: join(folder, 'data-api') }, report },
    ...{ standIns: { 'harbor-pay': seller.url }, solanaUrl: solana.url, addressHeader: 'x-forwarded-for' },
  })
  webhooks = `${dataApi.url}/v1/onramp/webhooks/harbor-pay`
  const getJson = async (path: string) => {
    const response = await fetch(`${dataApi.url}${path}`)
    return response.ok ? response.json() : undefined
  }
  const findHash = async (address: string) => {
    const orders = await getJson(`/v1/account/${address}/history?onramp=harbor-pay`)
    return orders?.data[0]?.metadata.hash
  }
  const isInActivity = async (address: string) => {
    const [hash, history] = [await findHash(address), await getJson(`/v1/account/${address}/history`)]
    return history?.data.some(({ metadata }: { metadata: { hash: string } }) => metadata.hash === hash) === true
  }
  const isOnSolana = async (address: string) => {
    const orders = await getJson(`/v1/account/${address}/history?onramp=harbor-pay`)
    return orders?.data[0]?.metadata.status === 'confirmed'
  }
  try {
    // Until the index is complete.
    await waitFor(async () => (await getJson(`/v1/account/${createAddress()}/history`)) !== undefined)
    return [
      await timeOrders('the row in Activity', 'local-ethereum', async () => createAddress(), isInActivity),
      await timeOrders('the balance on Local Solana', 'local-solana', createSolanaAddress, isOnSolana),
    ]
  } finally {
    await Promise.all([dataApi.close(), seller.close(), solana.close()])
  }

  async function timeOrders(
    name: string,
    defaultNetwork: string,
    create: () => Promise<string>,
    isThere: (address: string) => Promise<boolean>,
  ): Promise<DeliveryTimes> {
    const times: number[] = []
    for (let count = 0; count < ORDERS; count += 1) {
      const address = await create()
      const order = { destinationWallets: [{ address }], defaultNetwork, presetFiatAmount: '100' }
      const response = await fetch(`${dataApi.url}/v1/generators/onrampurl`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', origin: 'http://localhost:3000' },
          'x-forwarded-for': `192.0.2.${count}`,
        },
        body: JSON.stringify(order),
      })
      const { url } = await response.json()
      await fetch(url)
      const form = new URLSearchParams({ link: new URL(url).search, answer: 'pay' })
      const startedAt = performance.now()
      await fetch(`${seller.url}/buy`, { method: 'POST', body: form })
      await waitFor(() => isThere(address))
      times.push(performance.now() - startedAt)
    }
    times.sort((one, other) => one - other)
    return { name, median: times[ORDERS / 2] ?? 0, longest: times.at(-1) ?? 0 }
  }
}

const createAddress = () => privateKeyToAddress(generatePrivateKey())
const createSolanaAddress = async () => (await generateKeyPairSigner()).address

async function waitFor(isThere: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await isThere())) {
    if (performance.now() - startedAt > TIME_LIMIT) throw new Error(`An order has not arrived after ${TIME_LIMIT} ms.`)
    await wait(PAUSE)
  }
}
