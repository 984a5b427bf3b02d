import { type Address, type Client, encodeFunctionData, parseAbi, size } from 'viem'
import { call } from 'viem/actions'

/** The most bytes of an unsigned transaction without its data. */
const ENVELOPE_SIZE = 100

/** Its address on OP-stack chains, for networks that an app declares without it. */
const predeploy: Address = '0x420000000000000000000000000000000000000F'
const stackChains: readonly (number | undefined)[] = [10, 8453]

const oracleAbi = parseAbi(['function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)'])

/** The fee of an OP-stack chain for storing a transaction with `dataSize` bytes on its layer 1, in wei; 0 on other chains. */
export async function readDataFee(client: Client, dataSize: number): Promise<bigint> {
  const oracle = client.chain?.contracts?.gasPriceOracle
  const named = oracle && 'address' in oracle ? (oracle.address as Address) : null
  const to = named ?? (stackChains.includes(client.chain?.id) ? predeploy : null)
  if (to === null) return 0n
  const { data: answer } = await call(client, {
    to,
    data: encodeFunctionData({ abi: oracleAbi, args: [BigInt(ENVELOPE_SIZE + dataSize)] }),
  })
  return answer === undefined || size(answer) !== 32 ? 0n : BigInt(answer)
}
