/**
 * The contracts of smart accounts: EntryPoint 0.7 of ERC-4337, and MetaMask's Delegation Framework 1.3.0. Each has the same
 * address on every chain.
 */
export const smartAccountAddresses = {
  /** EntryPoint 0.7. */
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  /** SimpleFactory, which deploys the proxy of an account. */
  factory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  /** HybridDeleGator, whose code the proxies run. */
  implementation: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  delegationManager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  /** Contracts that limit what a delegation allows. */
  enforcers: {
    allowedTargets: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
    nativeTokenTransferAmount: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
    erc20TransferAmount: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
    timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
    limitedCalls: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
    exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
    allowedMethods: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
    valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
    nativeTokenPeriodTransfer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
    erc20PeriodTransfer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  },
} as const
