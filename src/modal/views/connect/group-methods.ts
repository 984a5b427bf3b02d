import type { ConnectMethod, SocialProvider } from '../../../core/model/state.js'

/** Methods shown together. An "or" separates two groups. */
export type MethodGroup = 'wallet' | readonly ('email' | 'social')[]

/**
 * Groups the enabled methods, in the app's order. E-mail and social accounts both lead to the embedded wallet, so they
 * form one group when they are neighbours.
 */
export function groupMethods({
  methods,
  hasEmail,
  socials,
}: {
  methods: readonly ConnectMethod[]
  hasEmail: boolean
  socials: readonly SocialProvider[]
}): readonly MethodGroup[] {
  const groups: MethodGroup[] = []
  for (const method of methods) {
    if ((method === 'email' && !hasEmail) || (method === 'social' && socials.length === 0)) continue
    const last = groups.at(-1)
    if (method === 'wallet') groups.push('wallet')
    else if (last && last !== 'wallet') groups[groups.length - 1] = [...last, method]
    else groups.push([method])
  }
  return groups
}
