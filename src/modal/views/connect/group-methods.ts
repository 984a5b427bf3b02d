import type { ConnectMethod, SocialProvider } from '../../../core/model/state.js'

/** Ways in that stand together; between two groups stands "or". */
export type MethodGroup = 'wallet' | readonly ('email' | 'social')[]

/**
 * The ways in that are turned on, in the app's order. E-mail and social accounts lead to the same wallet of ours, so
 * neighbours of these two are one group.
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
