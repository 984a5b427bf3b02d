import { PackageMissingError } from '../../../core/errors/package-missing-error.js'

const packages = ['@solana/kit@8.4.0', '@solana-program/token@0.16.1'] as const

/**
 * The functions of `@solana/kit` for sending. Each is named, so that bundlers leave out the others.
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
      setTransactionMessageFeePayer,
      setTransactionMessageLifetimeUsingBlockhash,
    }
  } catch (cause) {
    throw new PackageMissingError({ packages: packages.slice(0, 1), cause })
  }
}

export type Kit = Awaited<ReturnType<typeof loadKit>>

/**
 * The functions of `@solana-program/token`, for both token programs.
 *
 * @throws PackageMissingError
 */
export async function loadTokenProgram() {
  try {
    const { findAssociatedTokenPda, getCreateAssociatedTokenIdempotentInstruction, getTransferCheckedInstruction } =
      await import('@solana-program/token')
    return { findAssociatedTokenPda, getCreateAssociatedTokenIdempotentInstruction, getTransferCheckedInstruction }
  } catch (cause) {
    throw new PackageMissingError({ packages, cause })
  }
}
