export { startRunSite as setup } from '../fixtures/run-site.js'
