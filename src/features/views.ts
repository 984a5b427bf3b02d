import type { View, ViewName } from '../core/model/views/view.js'
import type { ViewEntry } from '../parts/views/define-views.js'
import { accountViews } from './account/views.js'
import { activityViews } from './activity/views.js'
import { buyViews } from './buy/views.js'
import { connectViews } from './connect/views.js'
import { loginViews } from './login/views.js'
import { namesViews } from './names/views.js'
import { networksViews } from './networks/views.js'
import { pairingViews } from './pairing/views.js'
import { payViews } from './pay/views.js'
import { portfolioViews } from './portfolio/views.js'
import { receiveViews } from './receive/views.js'
import { sendViews } from './send/views.js'
import { sessionsViews } from './sessions/views.js'
import { signInViews } from './sign-in/views.js'
import { smartAccountViews } from './smart-account/views.js'
import { swapViews } from './swap/views.js'

/** How each view of the package is shown, by name. */
export const views: { [Name in ViewName]: ViewEntry<Extract<View, { name: Name }>> } = {
  ...connectViews,
  ...pairingViews,
  ...networksViews,
  ...accountViews,
  ...portfolioViews,
  ...activityViews,
  ...sendViews,
  ...receiveViews,
  ...signInViews,
  ...loginViews,
  ...smartAccountViews,
  ...swapViews,
  ...buyViews,
  ...namesViews,
  ...sessionsViews,
  ...payViews,
}
