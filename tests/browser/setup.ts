import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>
  }
}

beforeAll(() => commands.movePointerAway())
