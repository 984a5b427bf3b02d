import readCode from 'jsqr'
import { afterEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { QrCode } from '../../src/components/index.js'
import { QrCodeSkeleton } from '../../src/components/qr-code/qr-code-skeleton.js'
import { Theme } from '../../src/theme/index.js'
import { type Mounted, mount } from './conformance/mount.js'

const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

let mounted: Mounted | undefined

afterEach(async () => {
  await mounted?.unmount()
  mounted = undefined
  await commands.emulate({ forcedColors: 'none', reducedMotion: 'no-preference' })
})

/** The painted pixels, as a camera sees them, decoded by another library. */
async function readFromScreen(element: Element): Promise<string | undefined> {
  const image = new Image()
  image.src = `data:image/png;base64,${await page.elementLocator(element).screenshot({ save: false })}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const pixels = context?.getImageData(0, 0, image.width, image.height)
  return pixels && readCode(pixels.data, pixels.width, pixels.height, { inversionAttempts: 'dontInvert' })?.data
}

async function show(appearance: 'dark' | 'light', size: '1' | '2' | '3') {
  mounted = await mount(
    <Theme appearance={appearance} radius="full" style={{ padding: '2rem' }} data-testid="place">
      <QrCode value={uri} label="QR code to connect a wallet" size={size} />
    </Theme>,
  )
  return mounted.container.querySelector('[data-testid="place"]') ?? mounted.container
}

describe('another library reads a painted QrCode with its logo', () => {
  test.each(['dark', 'light'] as const)('%s, every size', async (appearance) => {
    for (const size of ['1', '2', '3'] as const) {
      expect(await readFromScreen(await show(appearance, size)), `size ${size}`).toBe(uri)
      await mounted?.unmount()
    }
  })

  test('in forced colors', async () => {
    await commands.emulate({ forcedColors: 'active', reducedMotion: 'no-preference' })
    expect(await readFromScreen(await show('dark', '3'))).toBe(uri)
  })

  test('an empty element is not read as a code', async () => {
    mounted = await mount(<QrCode value={undefined} label="QR code to connect a wallet" />)
    expect(await readFromScreen(mounted.container)).toBeUndefined()
  })
})

test.each(['1', '2', '3'] as const)(
  'what is shown before the encoder has loaded is as large as the code, size %s',
  async (size) => {
    mounted = await mount(
      <Theme scaling="110%">
        <QrCodeSkeleton label="before" size={size} />
        <QrCode value={uri} label="after" size={size} />
      </Theme>,
    )
    const [before, after] = ['before', 'after'].map((name) =>
      page.getByRole('img', { name, exact: true }).element().getBoundingClientRect(),
    )
    expect(after?.width).toBeGreaterThan(200)
    expect([before?.width, before?.height]).toEqual([after?.width, after?.height])
  },
)
