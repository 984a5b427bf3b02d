import { type ErrorContext, LintelError } from './lintel-error.js'

/**
 * A service, such as the relay or that at a URL, refuses this app. The code is `invalid-project-id` where `details` says that the
 * project id is not known, and else `invalid-app-configuration`: its list of origins does not have this page.
 */
export class ServiceRefusedError extends LintelError {
  override name = 'ServiceRefusedError'

  constructor({ service, ...context }: ErrorContext & { service: string }) {
    // As data API and directory write it, and as relays do.
    const isProject = /projectId: |invalid key/i.test(`${context.details}`)
    super({
      code: isProject ? 'invalid-project-id' : 'invalid-app-configuration',
      message: `Invalid ${isProject ? 'Project ID' : 'App Configuration'} at ${service}.`,
      whatToDo: ['Check `projectId` and origins.'],
      ...context,
    })
  }
}
