import { PackageMissingError } from '../../../core/errors/option-errors.js'

/**
 * The functions of `@solana/kit` that sending needs. Each is named, so that bundlers leave out the others.
 *
 * @throws PackageMissingError
 */
export async function loadKit() {
  try {
    const {
      AccountRole,
      address,
      appendTransactionMessageInstructions,
      compileTransaction,
      createNoopSigner,
      createTransactionMessage,
      getCompiledTransactionMessageDecoder,
      getTransactionDecoder,
      getTransactionEncoder,
      setTransactionMessageComputeUnitLimit,
      setTransactionMessageComputeUnitPrice,
      setTransactionMessageFeePayer,
      setTransactionMessageLifetimeUsingBlockhash,
    } = await import('@solana/kit')
    return {
      AccountRole,
      address,
      appendTransactionMessageInstructions,
      compileTransaction,
      createNoopSigner,
      createTransactionMessage,
      getCompiledTransactionMessageDecoder,
      getTransactionDecoder,
      getTransactionEncoder,
      setTransactionMessageComputeUnitLimit,
      setTransactionMessageComputeUnitPrice,
      setTransactionMessageFeePayer,
      setTransactionMessageLifetimeUsingBlockhash,
    }
  } catch (cause) {
    throw new PackageMissingError({ packages: ['@solana/kit@8.4.0'], cause })
  }
}

export type Kit = Awaited<ReturnType<typeof loadKit>>
