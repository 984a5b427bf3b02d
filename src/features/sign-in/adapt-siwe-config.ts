import { SignInRefusedError } from '../../core/errors/sign-in-refused-error.js'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { AuthPayload, KnownSession, SignInMessageData, SignInSession, Siwx } from '../../core/model/siwx.js'
import { writeSignInMessage } from '../../core/requests/caip-122/message.js'
import { foldAddress } from '../../rules/addresses/fold-address.js'
import type { SiweConfig } from './model/siwe-config.js'

/** Sign-in by the functions of a `siweConfig`, which knows one session at a time. */
export function adaptSiweConfig(config: SiweConfig): Siwx {
  async function addSession({ message, signature }: SignInSession): Promise<void> {
    if (await config.verifyMessage({ message, signature })) return
    throw new SignInRefusedError({ details: 'verifyMessage of siweConfig returned false.' })
  }

  async function getSession(): Promise<KnownSession | null> {
    const session = await config.getSession()
    return session && { data: { accountAddress: session.address, chainId: `eip155:${session.chainId}` } }
  }

  async function createPayload(address?: string): Promise<AuthPayload> {
    return {
      version: '1',
      nonce: await config.getNonce(address),
      issuedAt: new Date().toISOString(),
      domain: globalThis.location.host,
      uri: globalThis.location.origin,
      ...(await config.getMessageParams?.()),
    }
  }

  return {
    async createMessage({ accountAddress, chainId }) {
      const data: SignInMessageData = { accountAddress, chainId, ...(await createPayload(accountAddress)) }
      const text = writeText(config, data)
      return { data, toString: () => text }
    },
    // A wallet that signs during pairing writes the text itself.
    ...(config.createMessage ? {} : { createAuthPayload: () => createPayload() }),
    getRequired: () => config.required ?? true,
    addSession,
    async setSessions(sessions) {
      for (const session of sessions) await addSession(session)
    },
    async getSessions(chainId, address) {
      const session = await getSession()
      return session && isSame(session, chainId, address) ? [session] : []
    },
    async revokeSession(chainId, address) {
      const session = await getSession()
      if (!session || !isSame(session, chainId, address)) return
      if (!(await config.signOut())) throw new Error('signOut of siweConfig returned false.')
    },
  }
}

function writeText({ createMessage }: SiweConfig, data: SignInMessageData): string {
  if (!createMessage) return writeSignInMessage(data)
  const { accountAddress: address, chainId, ...others } = data
  return createMessage({ ...others, address, chainId: Number(chainId.slice('eip155:'.length)) })
}

function isSame({ data }: KnownSession, chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && foldAddress(data.accountAddress) === foldAddress(address)
}
