import { PAYMENT_FACTORY } from '../../src/features/pay/data/schema.js'
import { callAnvil } from './call-anvil.js'

/**
 * Installs the factory of payment addresses on the anvil at `url`, unless it is there already. Its code does not depend on its
 * address, so the result equals a creation by the deployer of CREATE2, without a block.
 */
export async function installPaymentFactory(url: string): Promise<void> {
  const code = await callAnvil(url, 'eth_getCode', [PAYMENT_FACTORY, 'latest'])
  if (code !== '0x') return
  const { readArtifact } = await import('./contents/plan/read-compiled.js')
  // `eth_call` of a contract creation returns the runtime code.
  const runtimeCode = await callAnvil(url, 'eth_call', [{ data: readArtifact('PaymentFactory').bytecode }, 'latest'])
  await callAnvil(url, 'anvil_setCode', [PAYMENT_FACTORY, runtimeCode])
  // A contract begins with nonce 1 (EIP-161).
  await callAnvil(url, 'anvil_setNonce', [PAYMENT_FACTORY, '0x1'])
}
