import { createSafeStorage } from '../src/headless/index.js'

/** The site's storage in this browser. It never throws: if storage is blocked, values are kept until the page is closed. */
export const storage = createSafeStorage(() => window.localStorage)
