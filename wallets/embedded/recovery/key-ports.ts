import type { ScreenContext } from '../screens/screen-context.js'

/** The parts that an operation with the key needs. */
export type KeyPorts = Pick<ScreenContext, 'vault' | 'device' | 'openKeyWorker'>
