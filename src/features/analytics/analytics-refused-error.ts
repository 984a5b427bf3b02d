import { LintelError } from '../../core/errors/lintel-error.js'

/** The analytics server answered 403: it does not take events of this project, or from the origin of this page. */
export class AnalyticsRefusedError extends LintelError {
  override name = 'AnalyticsRefusedError'

  constructor({ url }: { url: string }) {
    super({
      code: 'invalid-app-configuration',
      message: `Invalid App Configuration at ${url}.`,
      whatToDo: ['Add the origin of this page and `projectId` to the allowed ones of the analytics server.'],
    })
  }
}
