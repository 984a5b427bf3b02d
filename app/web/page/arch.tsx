import { CircleHelp, X } from 'lucide-react'
import { Icon } from '../../../src/components/index.js'
import { en } from '../../../src/core/index.js'
import { ConnectView, type ConnectViewProps } from '../../../src/modal/index.js'
import { sampleConnectors } from '../../../src/testing/index.js'
import { arch, archCard, archEnd, archHeader, archTitle } from './page.css.js'

const ignore = () => undefined

const rows: ConnectViewProps['rows'] = sampleConnectors.map((connector, index) => ({
  key: connector.id,
  kind: 'injected',
  name: connector.name,
  ...(connector.imageUrl === undefined ? {} : { imageUrl: connector.imageUrl }),
  connectors: [connector],
  wallet: null,
  tag: index === 0 ? 'recent' : 'installed',
}))

/** The doorway with the real Connect view in it: a picture, so nothing in it can be reached. */
export function Arch() {
  return (
    <div className={arch} inert aria-hidden="true">
      <div className={archCard}>
        <div className={archHeader}>
          <Icon as={CircleHelp} />
          <span className={archTitle}>{en.titles.Connect}</span>
          <span className={archEnd}>
            <Icon as={X} />
          </span>
        </div>
        <ConnectView
          words={en}
          rows={rows}
          missing={0}
          isLoading={false}
          isSearching={false}
          isRestoring={false}
          isCollapsed={false}
          failure={null}
          groups={['wallet']}
          socials={[]}
          onSelect={ignore}
          onAll={ignore}
          onRetry={ignore}
          onExpand={ignore}
        />
      </div>
    </div>
  )
}
