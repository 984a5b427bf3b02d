import type { Feature } from '../../../../src/core/options/define-feature.js'
import { features } from '../../../../src/features/index.js'
import * as late from '../../../../src/features/sign-in/late-part.js'
import { type LateSignIn, openSignIn } from '../../../../src/features/sign-in/open-sign-in.js'

/** The features of the package, with another way to load the code of sign-in. By default without loading any file. */
export function replaceLate(load: () => Promise<LateSignIn> = async () => late): readonly Feature[] {
  return features.map((feature: Feature) =>
    feature.part?.name === 'sign-in'
      ? { ...feature, part: { ...feature.part, open: (ports, options) => openSignIn(ports, options, load) } }
      : feature,
  )
}
