import type { SignInMessageData } from '../../../core/model/siwx.js'

/** Sign-in on eip155 in the shape that other kits use: the option `siweConfig`. */
export type SiweConfig = {
  /** A nonce of the server. */
  getNonce(address?: string): Promise<string>
  /** The content of the message. Default: the host and the origin of the page. */
  getMessageParams?(): Promise<Partial<Pick<SignInMessageData, 'domain' | 'uri' | 'statement' | 'resources'>>>
  /** The text to sign. Default: EIP-4361. */
  createMessage?(
    parameters: Omit<SignInMessageData, 'accountAddress' | 'chainId'> & { address: string; chainId: number },
  ): string
  /** Verifies on the server. */
  verifyMessage(parameters: { message: string; signature: string }): Promise<boolean>
  /** The session, if there is one. */
  getSession(): Promise<{ address: string; chainId: number } | null>
  signOut(): Promise<boolean>
  /** Default true. */
  required?: boolean
  /** Default true. */
  signOutOnDisconnect?: boolean
  /** Default true. */
  enabled?: boolean
}
