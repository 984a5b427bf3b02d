'use client'

import { useQuery } from '@tanstack/react-query'
import { getInternals } from '../../../../core/actions/internals.js'
import type { View } from '../../../../core/model/views/view.js'
import { getHomeView } from '../../../../core/selectors.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useDataAccount } from '../../../../react/use-data-account.js'
import { useViewWords } from '../../../../react/use-view-words.js'
import { enNames } from '../../messages/en.js'
import { getNames } from '../../names.js'
import { RegisterAccountNameSuccessView } from './register-account-name-success-view.js'

/** How often to check whether other apps can resolve the name, in ms. */
const MIRROR_MS = 1_000

/** Shows a name of the connected account. Done opens Account. */
export function RegisterAccountNameSuccessContainer({
  view: { named },
}: {
  view: Extract<View, { name: 'RegisterAccountNameSuccess' }>
}) {
  const lintel = useLintel()
  const { address } = useDataAccount({})
  const { data } = useQuery({
    queryKey: getInternals(lintel).createKey('names', 'name', named),
    queryFn: ({ signal }) => getNames(lintel).client.getName({ name: named, signal }),
    refetchInterval: ({ state }) => (state.data?.mirror && state.data.mirror !== 'done' ? MIRROR_MS : false),
    retry: false,
    networkMode: 'always',
  })
  return (
    <RegisterAccountNameSuccessView
      labels={useViewWords('names', enNames)}
      name={named}
      address={address}
      mirror={data?.mirror ?? null}
      onDone={() => lintel.actions.reset(getHomeView(lintel.store.getState()))}
    />
  )
}
