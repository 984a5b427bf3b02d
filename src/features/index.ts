// TypeScript keeps this import in the declarations, where the shared words are added to the types.
import '../parts/messages/view-words.js'

import type { ViewsOf } from '../core/options/define-feature.js'
import { account } from './account/feature.js'
import { activity } from './activity/feature.js'
import { analytics } from './analytics/feature.js'
import { buy } from './buy/feature.js'
import { connect } from './connect/feature.js'
import { login } from './login/feature.js'
import { names } from './names/feature.js'
import { networks } from './networks/feature.js'
import { pairing } from './pairing/feature.js'
import { pay } from './pay/feature.js'
import { portfolio } from './portfolio/feature.js'
import { receive } from './receive/feature.js'
import { send } from './send/feature.js'
import { sessions } from './sessions/feature.js'
import { signIn } from './sign-in/feature.js'
import { smartAccount } from './smart-account/feature.js'
import { swap } from './swap/feature.js'

/** The features of the package. */
export const features = [
  connect,
  pairing,
  networks,
  account,
  portfolio,
  activity,
  send,
  receive,
  signIn,
  login,
  smartAccount,
  swap,
  buy,
  names,
  sessions,
  pay,
  analytics,
] as const

declare module '../core/model/views/view.js' {
  // Listed one by one: a declaration keeps only the imports that it names, and features merge their options, words and state there.
  interface ViewParams
    extends ViewsOf<
      | typeof connect
      | typeof pairing
      | typeof networks
      | typeof account
      | typeof portfolio
      | typeof activity
      | typeof send
      | typeof receive
      | typeof signIn
      | typeof login
      | typeof smartAccount
      | typeof swap
      | typeof buy
      | typeof names
      | typeof sessions
      | typeof pay
      | typeof analytics
    > {}
}
