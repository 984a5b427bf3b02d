import {
  encodeFunctionData,
  hexToString,
  parseAbi,
  parseAbiParameters,
  parseEther,
  parseSignature,
  type WriteContractParameters,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, counterparties } from '../../../../servers/chains/contents/accounts.js'
import {
  contracts,
  deployer,
  marketMaker,
  spammer,
  swapContracts,
} from '../../../../servers/chains/contents/addresses.js'
import { names, toCoinType } from '../../../../servers/chains/contents/names.js'
import { type PoolFacts, pools, thinPool } from '../../../../servers/chains/contents/pools.js'
import { swapPools } from '../../../../servers/chains/contents/swap-pools.js'
import { swapTokens } from '../../../../servers/chains/contents/swap-tokens.js'
import { type TokenFacts, tokens, unlistedTokens } from '../../../../servers/chains/contents/tokens.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import { connectTo, type TestChain } from './fixtures/local-chain.js'
import { startFilledChain } from './fixtures/start-filled-chain.js'

const tokenAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function mint(address to, uint256 value)',
])
const nftAbi = parseAbi([
  'function name() view returns (string)',
  'function supportsInterface(bytes4) view returns (bool)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
  'function mint(address to) returns (uint256)',
])
const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function allowance(address owner, address spender) view returns (uint256)',
])
const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

const collections = {
  lighthouses: { address: contracts.lighthouses, standard: 'ERC-721', name: 'Lighthouses' },
  badges: { address: contracts.badges, standard: 'ERC-1155', name: 'Harbor Badges' },
  /** Its image is an `https:` URL, which is never fetched. */
  spamVouchers: {
    address: contracts.spamVouchers,
    standard: 'ERC-721',
    name: '$5,000 HUSD Voucher | claim-harbor.example',
  },
} as const

let chain: TestChain
let client: ReturnType<typeof connectTo>
beforeAll(async () => {
  chain = await startFilledChain()
  client = connectTo(chain.url)
})
afterAll(() => chain.close())

/** Sends as any account and waits for the receipt. Undone at the end of `act`. */
async function inSandbox(act: (write: (call: WriteContractParameters) => Promise<unknown>) => Promise<void>) {
  const id = await client.snapshot()
  await client.request({ method: 'anvil_autoImpersonateAccount', params: [true] } as never)
  try {
    await act(async (call) => client.waitForTransactionReceipt({ hash: await client.writeContract(call) }))
  } finally {
    await client.revert({ id })
  }
}

test('every contract is at its address', async () => {
  const all = Object.values({ ...contracts, ...swapContracts })
  const codes = await Promise.all(all.map((address) => client.getCode({ address })))
  expect(codes.map((code) => code !== undefined)).toEqual(codes.map(() => true))
})

test('nobody has the keys of the deployer, the spammer and the market maker', async () => {
  const { keccak256, stringToBytes } = await import('viem')
  const derive = (text: string) => `0x${keccak256(stringToBytes(text)).slice(-40)}`
  expect(deployer.toLowerCase()).toBe(derive('Lintel deployer'))
  expect(spammer.toLowerCase()).toBe(derive('Lintel spammer'))
  expect(marketMaker.toLowerCase()).toBe(derive('Lintel market maker'))
})

test('the accounts are those of the practice wallet', () => {
  expect(Object.values(accounts)).toEqual(developmentAccounts.map(({ address }) => address))
})

describe('tokens', () => {
  const listed: TokenFacts[] = [tokens, swapTokens, unlistedTokens].flatMap((list) => Object.values<TokenFacts>(list))
  test.each(listed.filter(({ symbol }) => symbol !== 'MILL').map((token) => [token.symbol, token] as const))(
    '%s is on the chain as the list says',
    async (_symbol, { address, name, symbol, decimals }) => {
      const read = (functionName: 'name' | 'symbol' | 'decimals') =>
        client.readContract({ address, abi: tokenAbi, functionName })
      expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual([name, symbol, decimals])
    },
  )

  test('there are tokens with 0, 2, 6, 8, 18 and 24 decimals', () => {
    expect(new Set(listed.map(({ decimals }) => decimals))).toEqual(new Set([0, 2, 6, 8, 18, 24]))
  })

  test('one has a name and a symbol in bytes32', async () => {
    const abi = parseAbi(['function name() view returns (bytes32)', 'function symbol() view returns (bytes32)'])
    const { address, name, symbol } = tokens.oldMill
    const texts = await Promise.all(
      (['name', 'symbol'] as const).map((functionName) => client.readContract({ address, abi, functionName })),
    )
    expect(texts.map((text) => hexToString(text, { size: 32 }))).toEqual([name, symbol])
  })

  test.each([
    ['TOLL', tokens.tollgate, deployer],
    ['EXCS', swapTokens.excise, marketMaker],
  ])(
    '%s takes a fee: the recipient gets less than the sender pays',
    async (_symbol, { address, transferFee }, minter) => {
      const value = parseEther('100')
      const call = { address, abi: tokenAbi, chain: null } as const
      await inSandbox(async (write) => {
        await write({ ...call, functionName: 'mint', args: [accounts.fresh, value], account: minter })
        await write({ ...call, functionName: 'transfer', args: [zeroExceptOne, value], account: accounts.fresh })
        const read = (account: `0x${string}`) =>
          client.readContract({ ...call, functionName: 'balanceOf', args: [account] })
        expect(await read(accounts.fresh)).toBe(0n)
        expect(await read(zeroExceptOne)).toBe(value - (value * BigInt(transferFee)) / 10_000n)
      })
    },
  )

  test('one wants an allowance of zero before another amount, and returns nothing', async () => {
    const { address } = swapTokens.anchorDollar
    const approve = (value: bigint) =>
      ({
        address,
        abi: parseAbi(['function approve(address spender, uint256 value)']),
        functionName: 'approve',
        args: [zeroExceptOne, value],
        account: accounts.fresh,
      }) as const
    await inSandbox(async (write) => {
      await write({ ...approve(1n), chain: null })
      await expect(client.simulateContract(approve(2n))).rejects.toThrow('set the allowance to zero first')
      await write({ ...approve(0n), chain: null })
      const { data } = await client.call({
        account: accounts.fresh,
        to: address,
        data: encodeFunctionData(approve(2n)),
      })
      expect(data).toBeUndefined()
    })
  })

  test('one can be transferred, but not to a pool', async () => {
    const { address } = swapTokens.lobsterPot
    const call = { address, abi: tokenAbi } as const
    const transfer = { ...call, functionName: 'transfer', account: accounts.fresh } as const
    await inSandbox(async (write) => {
      await write({ ...call, functionName: 'mint', args: [accounts.fresh, 10n], account: marketMaker, chain: null })
      await write({ ...transfer, args: [zeroExceptOne, 1n], chain: null })
      const sale = client.simulateContract({ ...transfer, args: [swapPools.lobsterPot.address, 1n] })
      await expect(sale).rejects.toThrow('it cannot be sold')
    })
  })

  test('one has permits: the signature of its owner sets an allowance, once', async () => {
    const { address: verifyingContract, name } = swapTokens.signet
    const owner = privateKeyToAccount(generatePrivateKey())
    const permit = { owner: owner.address, spender: zeroExceptOne, value: 7n, nonce: 0n, deadline: 2n ** 40n } as const
    const { r, s, yParity } = parseSignature(
      await owner.signTypedData({
        domain: { name, version: '1', chainId: 31337, verifyingContract },
        types: {
          Permit: parseAbiParameters(
            'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline',
          ) as unknown as { name: string; type: string }[],
        },
        primaryType: 'Permit',
        message: permit,
      }),
    )
    const call = { address: verifyingContract, abi: permitAbi } as const
    const args = [permit.owner, permit.spender, permit.value, permit.deadline, yParity + 27, r, s] as const
    await inSandbox(async (write) => {
      await write({ ...call, functionName: 'permit', args, account: accounts.fresh, chain: null })
      const allowance = { ...call, functionName: 'allowance', args: [permit.owner, permit.spender] } as const
      expect(await client.readContract(allowance)).toBe(permit.value)
      const again = client.simulateContract({ ...call, functionName: 'permit', args, account: accounts.fresh })
      await expect(again).rejects.toThrow('not signed by its owner')
    })
  })
})

const zeroExceptOne = '0x0000000000000000000000000000000000000bee'

test.each<[string, PoolFacts]>([
  ...Object.entries({ ...pools, thinPool }),
  ...Object.entries(swapPools).map(([name, pool]) => [`${name} to swap in`, pool] as [string, PoolFacts]),
])(
  'the pool %s has its tokens and reserves near the first ones',
  async (_name, { address, tokens: pair, reserves }) => {
    const read = <Name extends 'token0' | 'token1' | 'getReserves'>(functionName: Name) =>
      client.readContract({ address, abi: pairAbi, functionName })
    expect(await Promise.all([read('token0'), read('token1')])).toEqual(pair.map((token) => token.address))
    const current = (await read('getReserves')) as readonly bigint[]
    for (const [index, first] of reserves.entries()) {
      // A fee on transfer and swaps change them a little.
      expect(Number(current[index]) / Number(first)).toBeCloseTo(1, 0)
    }
  },
)

describe('collections', () => {
  test.each(Object.values(collections).map((facts) => [facts.name, facts] as const))(
    '%s has its standard',
    async (name, { address, standard }) => {
      const supports = (id: `0x${string}`) =>
        client.readContract({ address, abi: nftAbi, functionName: 'supportsInterface', args: [id] })
      expect(await client.readContract({ address, abi: nftAbi, functionName: 'name' })).toBe(name)
      expect(await Promise.all([supports('0x80ac58cd'), supports('0xd9b67a26')])).toEqual([
        standard === 'ERC-721',
        standard === 'ERC-1155',
      ])
    },
  )

  test('metadata and images are data: URIs, those of spam name a server', async () => {
    const mint = { abi: nftAbi, functionName: 'mint', args: [accounts.fresh], account: deployer, chain: null } as const
    await inSandbox(async (write) => {
      await write({ ...mint, address: collections.lighthouses.address })
      await write({ ...mint, address: collections.spamVouchers.address })
      const read = async (address: `0x${string}`, functionName: 'tokenURI' | 'uri') => {
        const uri = await client.readContract({ address, abi: nftAbi, functionName, args: [1n] })
        return JSON.parse(await (await fetch(uri)).text())
      }
      const lighthouse = await read(collections.lighthouses.address, 'tokenURI')
      const badge = await read(collections.badges.address, 'uri')
      const voucher = await read(collections.spamVouchers.address, 'tokenURI')
      expect([lighthouse.name, badge.name]).toEqual(['Lighthouse #1', 'Harbor Badge 1'])
      for (const { image } of [lighthouse, badge]) {
        const response = await fetch(image)
        expect(response.headers.get('content-type')).toBe('image/svg+xml')
        expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
      }
      expect(voucher.image).toMatch(/^https:\/\/claim-harbor\.example\//)
    })
  })
})

describe('names', () => {
  const resolve = (name: string, coinType?: number) =>
    client.getEnsAddress({ name, strict: false, ...(coinType === undefined ? {} : { coinType: BigInt(coinType) }) })

  test('resolve to addresses and back', async () => {
    expect(await resolve(names.alice.name)).toBe(accounts.named)
    expect(await client.getEnsName({ address: accounts.named })).toBe(names.alice.name)
  })

  test('resolve on a chain of their own', async () => {
    const { name } = names.twoChains
    expect(await resolve(name)).toBe(counterparties.friend)
    expect((await resolve(name, toCoinType(31338)))?.toLowerCase()).toBe(counterparties.trader.toLowerCase())
  })

  test('resolve on every EVM chain through the default', async () => {
    const address = await resolve(names.alice.name, toCoinType(31338))
    expect(address?.toLowerCase()).toBe(accounts.named.toLowerCase())
    expect(await client.getEnsName({ address: counterparties.shop })).toBe(names.shop.name)
    const onRollup = { address: counterparties.shop, coinType: BigInt(toCoinType(31338)) }
    expect(await client.getEnsName(onRollup)).toBe(names.shop.name)
  })

  test('have texts and an avatar', async () => {
    const { name, texts } = names.alice
    expect(await client.getEnsText({ name, key: 'url' })).toBe(texts.url)
    expect(await client.getEnsAvatar({ name })).toBe(texts.avatar)
    expect(await client.getEnsText({ name, key: 'com.example' })).toBeNull()
    expect(await client.getEnsResolver({ name })).toBe(contracts.ensResolver)
  })

  test('some resolve to nothing', async () => {
    const { zero, empty, unresolvable } = names
    const all = [zero.name, empty.name, unresolvable.name, 'nobody.eth', 'alice.example']
    expect(await Promise.all(all.map((name) => resolve(name)))).toEqual(all.map(() => null))
    await expect(client.getEnsAddress({ name: unresolvable.name, strict: true })).rejects.toThrow('ResolverNotFound')
  })

  test('one resolves to the zero address', async () => {
    const abi = parseAbi(['function addr(bytes32, uint256) view returns (bytes)'])
    const { namehash } = await import('viem')
    const args = [namehash(names.zero.name), 60n] as const
    const call = { address: contracts.ensResolver, abi, functionName: 'addr', args } as const
    expect(await client.readContract(call)).toBe(zeroAddress)
  })

  test('a reverse name that resolves to another account does not count', async () => {
    const address = accounts.impostor
    expect(await client.getEnsName({ address })).toBeNull()
    await expect(client.getEnsName({ address, strict: true })).rejects.toThrow('ReverseAddressMismatch')
  })

  test('an account without a reverse record has no name', async () => {
    expect(await client.getEnsName({ address: accounts.rich })).toBeNull()
  })
})

describe('contracts that fail and that pay on', () => {
  test('the vault reverts with a reason', async () => {
    const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256)'])
    const call = { address: contracts.closedVault, abi, account: accounts.fresh } as const
    await expect(client.simulateContract({ ...call, functionName: 'deposit', value: 1n })).rejects.toThrow(
      'Vault: deposits are closed',
    )
    await expect(client.simulateContract({ ...call, functionName: 'withdraw', args: [1n] })).rejects.toThrow(
      'Vault: withdrawals are closed',
    )
  })

  test('the splitter pays in internal calls and gives back the rest', async () => {
    const abi = parseAbi(['function split(address[] recipients) payable'])
    const recipients = [zeroExceptOne, '0x0000000000000000000000000000000000000abe'] as const
    await inSandbox(async (write) => {
      const call = { address: contracts.paymentSplitter, abi, functionName: 'split', args: [recipients] } as const
      await write({ ...call, value: 11n, account: accounts.fresh, chain: null })
      const balances = recipients.map((address) => client.getBalance({ address }))
      expect(await Promise.all(balances)).toEqual([5n, 5n])
      expect(await client.getBalance({ address: contracts.paymentSplitter })).toBe(0n)
    })
  })
})
