// First, as in the published stylesheet: a component of a test may load its css before.
import '../../tokens/base.css.js'
import '../../.storybook/without-blur.css'
import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>
  }
}

beforeAll(() => commands.movePointerAway())
