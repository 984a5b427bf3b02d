import { CircleHelp, X } from 'lucide-react'
import { Icon } from '../../../src/components/index.js'
import { en } from '../../../src/core/index.js'
import { ConnectView } from '../../../src/modal/index.js'
import { sampleConnectors } from '../../../src/testing/index.js'
import { arch, archCard, archEnd, archHeader, archTitle } from './page.css.js'

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
          status="ready"
          connectors={sampleConnectors}
          recentIds={[sampleConnectors[0]?.id ?? '']}
          onSelect={() => undefined}
        />
      </div>
    </div>
  )
}
