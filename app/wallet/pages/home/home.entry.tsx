import { createRoot } from 'react-dom/client'
import { readRuntimeConfig } from '../../../shared/read-runtime-config.js'
import { createCallChain } from '../../requests/call-chain.js'
import { createStateStore } from '../../state/create-state-store.js'
import { HomeContainer } from './home.container.js'

const root = document.getElementById('root')
if (root && window.top === window) {
  const { chains } = readRuntimeConfig()
  const callChain = createCallChain(new Map(chains.map(({ id, rpcUrl }) => [id, rpcUrl])))
  createRoot(root).render(<HomeContainer store={createStateStore(window)} chains={chains} callChain={callChain} />)
}
