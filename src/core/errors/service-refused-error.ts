import { type ErrorContext, LintelError } from './lintel-error.js'

/**
 * A service, such as the relay or the one at a URL, refuses this app. The code is `invalid-project-id` if `details` says that the
 * project id is not known, else `invalid-app-configuration`: the service's list of origins does not have this page.
 */
export class ServiceRefusedError extends LintelError {
  override name = 'ServiceRefusedError'

  constructor({ service, ...context }: ErrorContext & { service: string }) {
    // The texts of the data API, the directory and relays.
    const isProject = /projectId: |invalid key/i.test(`${context.details}`)
    super({
      code: isProject ? 'invalid-project-id' : 'invalid-app-configuration',
      message: `Invalid ${isProject ? 'Project ID' : 'App Configuration'} at ${service}.`,
      whatToDo: ['Check `projectId` and origins.'],
      ...context,
    })
  }
}
