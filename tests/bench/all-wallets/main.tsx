import { createRoot } from 'react-dom/client'
import '../../../src/styles.js'
import '../../../tokens/accents/indigo.css.js'
import '../../../tokens/grays/slate.css.js'
import { createLintel, LintelModal, LintelProvider, useLintel } from '../../../src/index.js'
import { createFakeDirectory, listSampleWallets, mockChain, sampleNetworks } from '../../../src/testing/index.js'
import { Theme } from '../../../src/theme/index.js'

const lintel = createLintel({
  metadata: { name: 'Bench' },
  networks: sampleNetworks,
  adapters: [mockChain()],
  directory: createFakeDirectory({ wallets: listSampleWallets(1_000) }),
})

function Opener() {
  const { actions } = useLintel()
  return (
    <button type="button" onClick={() => actions.open()}>
      Open
    </button>
  )
}

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <Theme>
      <LintelProvider lintel={lintel}>
        <Opener />
        <LintelModal />
      </LintelProvider>
    </Theme>,
  )
}
