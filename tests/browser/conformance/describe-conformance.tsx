import { wait } from '../../../src/rules/async/wait.js'
import '../../../src/styles.js'
import '../../../.storybook/styles.js'
import { act, createRef, type ReactElement, type Ref, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { Theme } from '../../../src/theme/index.js'
import { endless, hostile } from '../../../stories/support/hostile-text.js'
import { allowAct, type Mounted, mount } from './mount.js'
import { watchLeaks } from './watch-leaks.js'

/** Props of the suite; they must reach one element of the component. */
export type HandedProps = {
  ref?: Ref<never>
  className?: string
  style?: { marginBlockStart: string }
  'data-testid'?: string
  title?: string
}

export type Conformance = {
  /** Renders the component with these props. */
  element: (props: HandedProps) => ReactElement
  /** The same with `asChild` and an `<a href="#there">` as its only child. */
  asChild?: (props: HandedProps) => ReactElement
  /** Renders the component with a text from outside. */
  text?: (text: string) => ReactElement
  /** The selector of the box around that element, when class and style go to the box. */
  box?: string
  /** Opens an overlay. */
  open?: (mounted: Mounted) => Promise<void>
  /** `false` for a component that renders nothing on a server, such as an open portal. */
  server?: false
}

const TEST_ID = 'handed'
const find = () => document.querySelector<HTMLElement>(`[data-testid="${TEST_ID}"]`)
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="switch"], [role="slider"]'

/**
 * Tests what every component of the kit must do, except what axe finds: it checks the gallery of each component.
 * `conformance.test.tsx` has one line for each.
 *
 * @example
 * describeConformance('Button', { element: (props) => <Button {...props}>Connect</Button> })
 */
export function describeConformance(name: string, { element, asChild, text, box, open, server }: Conformance): void {
  describe(name, () => {
    let mounted: Mounted | undefined
    const complaints = vi.fn()

    beforeEach(() => {
      allowAct()
      complaints.mockClear()
      vi.spyOn(console, 'error').mockImplementation(complaints)
      vi.spyOn(console, 'warn').mockImplementation(complaints)
    })
    afterEach(async () => {
      await mounted?.unmount()
      mounted = undefined
      vi.restoreAllMocks()
      await commands.emulate({ forcedColors: 'none', reducedMotion: 'no-preference' })
    })

    const findBox = () => (box ? find()?.closest<HTMLElement>(box) : find())

    const show = async (node: ReactElement) => {
      mounted = await mount(node)
      await open?.(mounted)
      return mounted
    }

    test('a ref gets the element that takes the props', async () => {
      const ref = createRef<never>()
      await show(element({ ref, 'data-testid': TEST_ID }))
      expect(ref.current).toBeInstanceOf(Element)
      expect(ref.current).toBe(find())
    })

    test('unknown props are passed on; class and style are added to its own', async () => {
      await show(element({ 'data-testid': TEST_ID }))
      const own = [...(findBox()?.classList ?? [])]
      await mounted?.unmount()
      await show(
        element({ 'data-testid': TEST_ID, title: 'Theirs', className: 'theirs', style: { marginBlockStart: '3px' } }),
      )
      const classes = [...(findBox()?.classList ?? [])]
      expect(find()?.getAttribute('title')).toBe('Theirs')
      expect(classes).toEqual(expect.arrayContaining([...own, 'theirs']))
      expect(findBox()?.style.marginBlockStart).toBe('3px')
    })

    if (asChild) {
      test('asChild styles the only child', async () => {
        const ref = createRef<never>()
        await show(asChild({ ref, 'data-testid': TEST_ID, className: 'theirs' }))
        expect(find()?.tagName).toBe('A')
        expect(find()?.getAttribute('href')).toBe('#there')
        expect(find()?.classList.contains('theirs')).toBe(true)
        expect(ref.current).toBe(find())
      })
    }

    test('in forced colors every control has an edge or a text', async () => {
      await commands.emulate({ forcedColors: 'active', reducedMotion: 'no-preference' })
      await show(element({ 'data-testid': TEST_ID }))
      expect(listControls().filter(isUnseen).map(describeElement)).toEqual([])
    })

    test('right to left nothing overflows', async () => {
      await show(
        <Theme direction="rtl" style={{ inlineSize: '20rem', overflow: 'auto' }} data-testid="frame">
          {element({ 'data-testid': TEST_ID })}
        </Theme>,
      )
      expect(getComputedStyle(findBox() ?? document.body).direction).toBe('rtl')
      const frame = document.querySelector<HTMLElement>('[data-testid="frame"]')
      expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
    })

    test('under reduced motion nothing moves', async () => {
      await commands.emulate({ forcedColors: 'none', reducedMotion: 'reduce' })
      await show(element({ 'data-testid': TEST_ID }))
      const moving = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .flatMap((animation) => findMoves(animation))
      expect(moving).toEqual([])
    })

    test('every control is 24 px or more', async () => {
      await show(element({ 'data-testid': TEST_ID }))
      const small = listControls().filter((control) => !isTargetLargeEnough(control))
      expect(small.map(describeElement)).toEqual([])
    })

    test('mounts in StrictMode, and leaves no listener or timer after unmounting', async () => {
      const leaks = watchLeaks()
      try {
        await show(element({ 'data-testid': TEST_ID }))
        await mounted?.unmount()
        mounted = undefined
        // A timer of 0 ms ends by itself, after those that were set before it.
        await wait(0)
        expect(leaks.read()).toEqual([])
        expect(document.body.getAttribute('style') ?? '').toBe('')
      } finally {
        leaks.stop()
      }
      expect(complaints).not.toHaveBeenCalled()
    })

    if (server !== false) {
      test('renders on a server, and hydrates without a warning', async () => {
        const tree = (
          <StrictMode>
            <Theme>{element({ 'data-testid': TEST_ID })}</Theme>
          </StrictMode>
        )
        const container = document.createElement('main')
        container.innerHTML = renderToString(tree)
        document.body.append(container)
        const root = await act(async () => hydrateRoot(container, tree, { onRecoverableError: complaints }))
        expect(complaints).not.toHaveBeenCalled()
        await act(async () => root.unmount())
        container.remove()
      })
    }

    if (text) {
      test.each(Object.entries({ ...hostile, unbroken: endless }))(
        'a hostile text (%s) stays text and does not overflow',
        async (_kind, value) => {
          await show(
            <div style={{ inlineSize: '20rem', overflow: 'auto' }} data-testid="frame">
              {text(value)}
            </div>,
          )
          const frame = document.querySelector<HTMLElement>('[data-testid="frame"]')
          expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
        },
      )
    }
  })
}

function listControls(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.closest('[aria-hidden="true"], [hidden]') && control.checkVisibility(),
  )
}

/** A target of 24 px (WCAG 2.5.8): by its own size, or by hit testing around its centre. */
function isTargetLargeEnough(control: HTMLElement): boolean {
  control.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const answers = (right: number, down: number) =>
    control.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down))
  const isWide = width >= 24 || (answers(-11.5, 0) && answers(11.5, 0))
  return isWide && (height >= 24 || (answers(0, -11.5) && answers(0, 11.5)))
}

/** Whether nothing is left of a control in forced colors, which remove fills: no text, image or edge, nor one of its box. */
function isUnseen(control: HTMLElement): boolean {
  const box = control.closest('[data-lintel-field]') ?? control
  const isEdged = [box, ...box.querySelectorAll('*')].some(hasEdge)
  return !isEdged && control.textContent.trim() === '' && control.querySelector('svg, img') === null
}

function hasEdge(element: Element): boolean {
  const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element)
  return (borderStyle !== 'none' && Number.parseFloat(borderWidth) > 0) || outlineStyle !== 'none'
}

/** The moves, turns and scales of an animation, computed, because distances are multiplied by a variable. */
function findMoves(animation: Animation): string[] {
  const effect = animation.effect
  const duration = Number(effect?.getComputedTiming().duration ?? 0)
  if (!(effect instanceof KeyframeEffect) || !effect.target) return []
  const style = getComputedStyle(effect.target, effect.pseudoElement)
  const places = [0, 0.5, 0.99].map((share) => {
    animation.pause()
    animation.currentTime = duration * share
    return ['transform', 'translate', 'rotate', 'scale', 'block-size', 'inline-size', 'stroke-dashoffset'].map(
      (property) => `${property}: ${style.getPropertyValue(property).replace(/^0px( 0px)?$/, 'none')}`,
    )
  })
  return (places[0] ?? []).filter((place, at) => places.some((other) => other[at] !== place))
}

const describeElement = (element: Element) => element.outerHTML.slice(0, 120)
