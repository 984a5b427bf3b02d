import { parseAbi } from 'viem/utils'

// The functions that the past of the chains calls. The compiled contracts have more.

export const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
])

export const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
])

export const registryAbi = parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) returns (bytes32)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver, uint64 newTtl)',
  'function setOwner(bytes32 node, address newOwner)',
])

export const resolverAbi = parseAbi([
  'function setAddr(bytes32 node, uint256 coinType, bytes value)',
  'function setText(bytes32 node, string key, string value)',
])

export const reverseRegistrarAbi = parseAbi(['function setName(string name) returns (bytes32)'])
