/** An address in hex with its checksum (ERC-55). */
export type Address = `0x${string}`

/**
 * Deploys every contract. Nobody has its key: it is the end of the keccak256 hash of "Lintel deployer", and its
 * transactions are sent by impersonation.
 */
export const deployer: Address = '0x28990A2F04dE6f78e752D80505C28db4686b89B3'

/** Sends unwanted tokens and NFTs. Made as `deployer` is, from "Lintel spammer". */
export const spammer: Address = '0xC64a1a05eBB3B6546FAA879C8914Cf738cc04F32'

/** Deploys the contents for swaps. Derived as `deployer` is, from "Lintel market maker". */
export const marketMaker: Address = '0xFFDe505F07DD1E24990d7D2406988806cCab8a61'

/**
 * The contracts, at the same addresses on both chains: an address follows from the deployer and its nonce, so the order of
 * this list is the order of deployment.
 */
export const contracts = {
  weth: '0xCDFC817c4D8BE0cBEA8940F22BF61A1Ea199E389',
  uniswapFactory: '0xa1D158E4744A6A443a9E1Bf9be330D79F1A5C320',
  uniswapRouter: '0x550273031bd5B24449AEce95B614D8e79632122D',
  harborDollar: '0x9A14695FA424E120d803e32c9b101705AfDa1D2F',
  cobalt: '0xef4Cd94E342A6D9Dfa026B099E15F22542ED58d5',
  meridian: '0x52296F755F4b37B6A4E389d533EFb68F6286874C',
  orchard: '0xb64C6364cD5c2E453770632B26f4Ea0FC80547eB',
  tollgate: '0xD0cA334d3564401310E4Da0c1BBaF0638d349329',
  oldMill: '0x7E64D8d1BCF589e3B2E973F73dfF5eeD8e5cEf37',
  hostile: '0xb768A6168e8159811e743B3E659bA14987a24c5D',
  lure: '0xC7b4844d12a8464dAEa359D7F3357041360ba6c0',
  lighthouses: '0xed8841E0cabF569b778b293e5afaAAbAA76CF77F',
  badges: '0xeBdb845Bd64ec17F6fD139252706cc231D6Aa110',
  spamVouchers: '0x60b5322eE5f7D64040be35ab43DDABF76f7c0f83',
  ensRegistry: '0xd8bAE9Af227037fd62f4FAedF19e415A22b95C72',
  ensResolver: '0x1558757915b675234657631F4FeedBEc66b41efb',
  ensReverseRegistrar: '0x45Cf2f0D51537d88b35f5c236a7a1cC64321a14B',
  ensDefaultReverseRegistrar: '0x322692E2aC6a2C6beE8C8f735c9Af22c818bb289',
  ensUniversalResolver: '0x046f168390A51F053814a43ec0b08215432ef358',
  /** Always reverts with a reason. */
  closedVault: '0x34dE079318bc0bC8BB520c2131D86E1fC421ad1F',
  /** Pays ETH on in internal calls. */
  paymentSplitter: '0x8A10ED85E7D9A3d5F5706a42fF1d75121122de5d',
} as const satisfies Record<string, Address>

export type ContractName = keyof typeof contracts

/** More tokens to swap, and the router of another swap service. As `contracts`, from the market maker and its nonce. */
export const swapContracts = {
  anchorDollar: '0xd11f60E72C0de20aE09f696072b23bcd603CA371',
  excise: '0x71d2D72c42d92433167b2e53fABAB2C1c463c639',
  lobsterPot: '0x20b3cAFe71d907b7D794272dbD9685017495bC2e',
  ticket: '0xf53E9e682Dd20e50d8D1Ea90dDd21E0C0c66BB6e',
  penny: '0xAB497B3D8a1c14D1FB9B39370c0457D7e60a3B31',
  plankton: '0x7BB97a14cEd81eDa292dCdf0776C8BaF60aC2428',
  signet: '0xc7cB012713EDb821c3C32CE1507F266DdE436411',
  standInRouter: '0x1cced1Bc01C45F6923516db18ab64a7304692d03',
} as const satisfies Record<string, Address>
