import type { LintelError } from '../../core/errors/lintel-error.js'
import { InvalidAppConfigurationError, InvalidProjectIdError } from '../../core/errors/refusal-errors.js'
import type { RequestFailure } from './request-json.js'

/** The alert for a 401 or 403: for the project id where the reasons of the service name it, else for the page. */
export function toRefusal(
  service: 'data API' | 'wallet directory',
  { details = '', cause }: Pick<RequestFailure, 'details' | 'cause'>,
): LintelError {
  const Refusal = /(^|; )projectId: /.test(details) ? InvalidProjectIdError : InvalidAppConfigurationError
  return new Refusal({ service, details, cause })
}
