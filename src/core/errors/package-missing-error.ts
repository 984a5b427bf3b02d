import { type ErrorContext, LintelError } from './lintel-error.js'

/** A package that the app must install for this feature could not be loaded. An alert for the developer. */
export class PackageMissingError extends LintelError {
  override name = 'PackageMissingError'

  constructor({ packages, ...context }: ErrorContext & { packages: readonly string[] }) {
    super({
      code: 'package-missing',
      message: `${packages.join(' and ')} could not be loaded.`,
      whatToDo: [
        `Run npm install --save-exact ${packages.join(' ')}. Installed already? Then the network failed: try again.`,
      ],
      ...context,
    })
  }
}
