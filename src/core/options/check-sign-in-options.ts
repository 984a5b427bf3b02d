import { LintelError } from '../errors/lintel-error.js'
import type { LintelOptions } from './options.js'

/** Checks the options for sign-in. @throws LintelError */
export function checkSignInOptions({ siwx, siweConfig }: Pick<LintelOptions, 'siwx' | 'siweConfig'>): void {
  if (siwx === undefined || siweConfig === undefined) return
  throw new LintelError({
    code: 'invalid-option',
    message: 'Cannot set both `siweConfig` and `siwx` options',
    whatToDo: ['Keep `siwx`, or remove it to use `siweConfig`.'],
  })
}
