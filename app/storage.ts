import { createSafeStorage } from '../src/headless/index.js'

/** What the site stores in this browser. It never throws: where storage is blocked, it is kept until the page is closed. */
export const storage = createSafeStorage(() => window.localStorage)
