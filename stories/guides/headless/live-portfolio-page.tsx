import { useState } from 'react'
import { LintelModal } from '../../../src/index.js'
import { createFakeDataApi, type FakeDataApi, sampleConnectors } from '../../../src/testing/index.js'
import { MockLintel } from '../../support/mock-lintel.js'
import { PortfolioPage } from './portfolio-page.js'

export type LivePortfolioPageProps = {
  /** Default: connected in the last visit. */
  isConnected?: boolean
  /** Gets the control of the data API, so that a story can make it fail. */
  onDataApi?: (control: FakeDataApi['control']) => void
}

/** The page with a wallet and a data API in memory, and the modal that it opens. */
export function LivePortfolioPage({ isConnected = true, onDataApi }: LivePortfolioPageProps) {
  const [dataApi] = useState(() => {
    const created = createFakeDataApi()
    onDataApi?.(created.control)
    return created
  })
  return (
    <MockLintel restore={isConnected ? sampleConnectors[0].id : []} options={{ dataApi }}>
      <PortfolioPage />
      <LintelModal />
    </MockLintel>
  )
}
