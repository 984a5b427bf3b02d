import { isRecord } from '../../../rules/is-record.js'

/**
 * A wallet that has injected itself into `window.injectedWeb3`.
 *
 * @see https://github.com/polkadot-js/extension (extension-inject)
 */
export type InjectedExtension = {
  /** Requests the accounts. Opens no window if the visitor has approved the origin before. */
  enable(origin: string): Promise<Injected>
}

/** The API of an enabled extension. */
export type Injected = {
  accounts: {
    get(): Promise<unknown>
    /** Calls `listener` at once and on every change. Some wallets have no such method. */
    subscribe?(listener: (accounts: unknown) => void): unknown
  }
  signer?: {
    signRaw?(payload: { address: string; data: string; type: 'bytes' }): Promise<unknown>
  }
}

/** The extensions on the page, by name. Any script can add anything. */
export function readExtensions(): readonly (readonly [name: string, extension: InjectedExtension])[] {
  try {
    const injected: unknown = Reflect.get(globalThis.window ?? {}, 'injectedWeb3')
    if (!isRecord(injected)) return []
    return Object.entries(injected).flatMap(([name, extension]) =>
      name.trim() !== '' && isExtension(extension) ? [[name, extension] as const] : [],
    )
  } catch {
    // A getter of the page threw: no extension can be used.
    return []
  }
}

function isExtension(value: unknown): value is InjectedExtension {
  return isRecord(value) && typeof value.enable === 'function'
}

/** Whether the result of `enable` has accounts that can be read. */
export function isInjected(value: unknown): value is Injected {
  return isRecord(value) && isRecord(value.accounts) && typeof value.accounts.get === 'function'
}
