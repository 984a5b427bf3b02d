import { createLoginPasskey } from '../keys/login-passkey.js'
import { readThumbprint } from '../keys/read-thumbprint.js'
import type { AccountClient } from '../vault/create-account-client.js'
import type { KeyPorts } from './key-ports.js'
import { proveOwner } from './prove-owner.js'

/**
 * Creates a passkey by which this device renews its login, and stores it with the proof of the wallet's key. Call it in the
 * handler of a click.
 *
 * @param name Shown by the browser in its list of passkeys.
 * @throws DOMException when the visitor declines; FrameError with `login-too-old` when the login is older than 5 minutes,
 * before the browser shows its prompt
 */
export async function addLoginPasskey(
  { account, ...ports }: KeyPorts & { account: AccountClient },
  name: string,
): Promise<void> {
  const { challenge } = await account.readPasskeyChallenge('set')
  const stored = await createLoginPasskey({ challenge, name, thumbprint: await readThumbprint(ports.device) })
  await account.setPasskey(stored, await proveOwner(ports, { action: 'set-passkey', stored }))
}
