import type { CaipNetworkId } from '../../../core/model/caip.js'
import { isOwnedBy, type RegisteredName, toCoinType } from './own-name.js'
import { isUnclear, type NameProblem, toReadProblem, toRegisterProblem, toSignProblem } from './problems.js'

/** The name to register, and its account. */
export type NameClaim = {
  /** With its zone. */
  name: string
  account: string
  /** The network whose coin type the account gets, and on which a smart account's signature is checked. */
  network: CaipNetworkId
}

/** A message with the time of its signature, exactly as signed. */
export type SignedName = { message: string; signature: string }

/** The functions that registering uses. */
export type RegisterPorts = {
  /** Null if nobody has the name. */
  read(name: string): Promise<RegisteredName | null>
  /** Lets the account sign the name with the current time. */
  sign(claim: NameClaim): Promise<SignedName>
  send(registration: SignedName & { coinType: number; account: string }): Promise<unknown>
  /** Called when the message is signed, before it is sent. */
  onSigned(): void
}

/** The outcome. `error`: the error of a service or the wallet. */
export type RegisterOutcome = { status: 'registered' } | { status: 'failed'; problem: NameProblem; error: unknown }

/**
 * Registers a name for an account. After any failure it reads the owner of the name: if that is the account, the reply was lost
 * after the server had stored the name, and the registration counts as a success.
 *
 * @param isUnsure Reads the owner of the name before anything is signed: the last try may have succeeded, or the name was not checked.
 */
export async function registerName(
  claim: NameClaim,
  isUnsure: boolean,
  ports: RegisterPorts,
): Promise<RegisterOutcome> {
  const { name, account, network } = claim
  const coinType = toCoinType(network)
  if (coinType === null) return fail('network')
  if (isUnsure) {
    try {
      const found = await ports.read(name)
      if (found) return isOwnedBy(found, account) ? { status: 'registered' } : fail('just-taken')
    } catch (error) {
      return fail(toReadProblem(error), error)
    }
  }
  let signed: SignedName
  try {
    signed = await ports.sign(claim)
  } catch (error) {
    return fail(toSignProblem(error), error)
  }
  ports.onSigned()
  try {
    await ports.send({ ...signed, coinType, account })
    return { status: 'registered' }
  } catch (error) {
    return settle(claim, error, ports)
  }
}

async function settle({ name, account }: NameClaim, error: unknown, ports: RegisterPorts): Promise<RegisterOutcome> {
  const problem = toRegisterProblem(error)
  try {
    const found = await ports.read(name)
    if (found) return isOwnedBy(found, account) ? { status: 'registered' } : fail('just-taken', error)
    return fail(problem, error)
  } catch {
    return fail(isUnclear(problem) ? 'not-known' : problem, error)
  }
}

function fail(problem: NameProblem, error: unknown = null): RegisterOutcome {
  return { status: 'failed', problem, error }
}
