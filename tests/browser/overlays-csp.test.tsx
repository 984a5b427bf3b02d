import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Dialog, DialogBody, DialogContent, DialogTitle, Select } from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'
import { type Mounted, mount } from './conformance/mount.js'
import { networks, overlays } from './conformance/overlay-samples.js'

const NONCE = 'a-nonce-for-this-page'
const refused: string[] = []
let mounted: Mounted | undefined

// The policy applies from here on; styles from before stay.
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    refused.push(`${violatedDirective} ${sample}`)
  })
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `script-src 'self'; style-src 'self' 'nonce-${NONCE}'`
  document.head.append(policy)
})

afterEach(async () => {
  await mounted?.unmount()
  mounted = undefined
  refused.length = 0
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

describe("under `script-src 'self'; style-src 'self' 'nonce-…'`", () => {
  test.each(Object.entries(overlays))('%s opens without a violation', async (_name, { element, open }) => {
    mounted = await mount(<Theme nonce={NONCE}>{element({ 'data-testid': 'open' })}</Theme>)
    await open?.(mounted)
    await settle()
    expect(document.querySelector('[data-testid="open"]')).not.toBeNull()
    await mounted.unmount()
    mounted = undefined
    expect(refused).toEqual([])
    expect(document.body.getAttribute('style') ?? '').toBe('')
  })

  test('a list inside an open dialog', async () => {
    mounted = await mount(
      <Theme nonce={NONCE}>
        <Dialog open onOpenChange={() => {}}>
          <DialogContent>
            <DialogTitle>Networks</DialogTitle>
            <DialogBody>
              <Select aria-label="Network" options={networks} />
            </DialogBody>
          </DialogContent>
        </Dialog>
      </Theme>,
    )
    await overlays.Select?.open?.(mounted)
    await settle()
    expect(
      document.querySelector('[data-lintel-dialog]')?.parentElement?.querySelector('[role="listbox"]'),
    ).not.toBeNull()
    expect(refused).toEqual([])
  })

  test('the policy applies: a style element without the nonce is refused', async () => {
    const style = document.createElement('style')
    style.textContent = 'b { color: red }'
    document.head.append(style)
    await settle()
    style.remove()
    expect(refused.join()).toContain('style-src')
  })
})
