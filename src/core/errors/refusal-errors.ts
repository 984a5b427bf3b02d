import { type ErrorContext, LintelError } from './lintel-error.js'

/** What refused the app. */
type RefusalContext = ErrorContext & { service: 'relay' | 'data API' | 'wallet directory' }

/** A service does not know the project id of this app. */
export class InvalidProjectIdError extends LintelError {
  override name = 'InvalidProjectIdError'

  constructor({ service, ...context }: RefusalContext) {
    super({
      code: 'invalid-project-id',
      message: `Invalid Project ID: the ${service} does not know it.`,
      whatToDo: [`Correct \`projectId\` in createLintel(), or add it to the list of the ${service}.`],
      ...context,
    })
  }
}

/** A service does not serve this page: its list of origins does not have it, or `details` says why. */
export class InvalidAppConfigurationError extends LintelError {
  override name = 'InvalidAppConfigurationError'

  constructor({ service, ...context }: RefusalContext) {
    super({
      code: 'invalid-app-configuration',
      message: `Invalid App Configuration: the ${service} does not serve this page.`,
      whatToDo: [`Read \`details\`. Add the origin of the page to the list of origins of the ${service}.`],
      ...context,
    })
  }
}
