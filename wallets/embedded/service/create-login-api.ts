import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import { loginEndpoints, type loginRequests } from '../../../src/services/identity/schema.js'
import type { IdentityClient } from './create-identity-client.js'

/** The endpoints of logins. Each fails with a ServiceFailure. */
export function createLoginApi({ call }: Pick<IdentityClient, 'call'>) {
  return createServiceClient<typeof loginEndpoints, typeof loginRequests>(loginEndpoints, call)
}
