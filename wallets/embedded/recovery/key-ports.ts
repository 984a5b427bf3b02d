import type { ScreenContext } from '../screens/screen-context.js'

/** What work with the key needs. */
export type KeyPorts = Pick<ScreenContext, 'vault' | 'device' | 'openKeyWorker'>
