import type { FeatureSettings } from '../../../../core/model/options/wallet-features.js'

/** Methods shown together. An "or" separates two groups. */
export type MethodGroup = 'wallet' | readonly ('email' | 'social')[]

/**
 * Groups the enabled methods, in the app's order. E-mail and social accounts both lead to the embedded wallet, so they
 * form one group when they are neighbours.
 */
export function groupMethods({
  connectMethodsOrder,
  email,
  socials,
}: Pick<FeatureSettings, 'connectMethodsOrder' | 'email' | 'socials'>): readonly MethodGroup[] {
  const groups: MethodGroup[] = []
  for (const method of connectMethodsOrder) {
    if ((method === 'email' && !email) || (method === 'social' && socials.length === 0)) continue
    const last = groups.at(-1)
    if (method === 'wallet') groups.push('wallet')
    else if (last && last !== 'wallet') groups[groups.length - 1] = [...last, method]
    else groups.push([method])
  }
  return groups
}
