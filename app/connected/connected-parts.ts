export { Dashboard } from '../dashboard/dashboard.container.js'
export { LivePanel } from '../panel/live-panel.container.js'
