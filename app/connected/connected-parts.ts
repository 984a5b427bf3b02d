export { Dashboard } from '../dashboard/dashboard.container.js'
export { Panel } from '../panel/panel.js'
