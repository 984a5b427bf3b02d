import { type ReactNode, useState } from 'react'
import { createLintel, type LintelOptions } from '../../src/headless/index.js'
import { LintelProvider } from '../../src/react/index.js'
import {
  createMemoryStorage,
  type MockChain,
  type MockChainOptions,
  mockChain,
  sampleNetworks,
} from '../../src/testing/index.js'

export type MockLintelProps = MockChainOptions & {
  options?: Partial<Omit<LintelOptions, 'adapters'>>
  /** Called with the mock, so that a play function can control the wallet. */
  onMock?: (mock: MockChain) => void
  children: ReactNode
}

/** The wallet layer on a mock chain, without storage and network. */
export function MockLintel({ options, onMock, children, ...chain }: MockLintelProps) {
  const [lintel] = useState(() => {
    const mock = mockChain(chain)
    onMock?.(mock)
    return createLintel({
      metadata: { name: 'Lintel' },
      networks: sampleNetworks,
      adapters: [mock],
      storage: createMemoryStorage(),
      ...options,
    })
  })
  return <LintelProvider lintel={lintel}>{children}</LintelProvider>
}
