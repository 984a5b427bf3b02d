export { Dashboard } from '../dashboard/dashboard.container.js'
export { LivePanel } from '../panel/live-panel.container.js'
export { OtherPanel } from '../panel/other-panel.container.js'
