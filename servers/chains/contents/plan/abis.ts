import { parseAbi } from 'viem/utils'

// The functions that the past of the chains calls. The compiled contracts have more.

export const tokenAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function approve(address spender, uint256 value) returns (bool)',
])

export const wethAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])

export const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
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

export const lighthousesAbi = parseAbi([
  'function mint(address to) returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id)',
])

export const vouchersAbi = parseAbi(['function airdrop(address[] recipients)'])

export const badgesAbi = parseAbi([
  'function mint(address to, uint256 id, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
])

export const vaultAbi = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])

export const splitterAbi = parseAbi([
  'function forward(address to) payable',
  'function split(address[] recipients) payable',
])
