import '../../../src/styles.js'
import type { ReactElement } from 'react'
import { Dialog, DialogBody, DialogContent, DialogTitle, Select } from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { type Mounted, mount } from '../conformance/mount.js'
import { networks, type OverlaySample, overlays } from '../conformance/overlay-samples.js'

/** The functions that the tests call in this page. A page cannot lose a policy, so it has a frame of its own. */
export type StrictPage = {
  /** Opens an overlay, and returns how to close it. */
  show: (name: string) => Promise<() => Promise<void>>
  /** The violations of the policy. */
  refused: string[]
}

const NONCE = 'a-nonce-for-this-page'
const refused: string[] = []

const listInDialog: OverlaySample = {
  element: () => (
    <Dialog open onOpenChange={() => {}}>
      <DialogContent data-testid="open">
        <DialogTitle>Networks</DialogTitle>
        <DialogBody>
          <Select aria-label="Network" options={networks} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  ...(overlays.Select?.open && { open: overlays.Select.open }),
}
const samples: Record<string, OverlaySample> = { ...overlays, 'list in dialog': listInDialog }

// The policy applies from here on; the styles that Vite has added stay.
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
  refused.push(`${violatedDirective} ${sample}`)
})
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = `script-src 'self'; style-src 'self' 'nonce-${NONCE}'`
document.head.append(policy)

async function show(name: string) {
  const sample = samples[name]
  if (!sample) throw new Error(`No overlay is called ${name}.`)
  const draw = (element: ReactElement) => mount(<Theme nonce={NONCE}>{element}</Theme>)
  const mounted: Mounted = await draw(sample.element({ 'data-testid': 'open' }))
  await sample.open?.(mounted)
  return mounted.unmount
}

Object.assign(window, { strictPage: { show, refused } satisfies StrictPage })
