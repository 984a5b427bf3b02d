import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import {
  Badge,
  Button,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  Text,
} from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'
import { themeProps } from '../../src/theme/theme.props.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Theme/Theme',
  component: Theme,
  parameters: {
    docs: {
      description: {
        component:
          'Applies the theme to its children through data attributes on one element. Css does the rest, so a change renders no component again. Themes nest: an axis that is not set is inherited, and a nested accent gets its own matching gray. `root` writes to `<html>` instead of an element of its own, `asChild` to the only child. `accent` takes a name, whose css you import, or the result of `createAccent`, which brings its css.\n\n**Do** put one `root` theme around the app. **Do not** wrap a single button: most components take `accent` themselves.\n\n**Data attributes** `data-lintel-theme`, `data-appearance`, `data-accent`, `data-gray`, `data-radius`, `data-scaling`, `data-panel`, `data-motion`, `data-background`, `dir`.',
      },
    },
  },
})

function Sample({ label }: { label: string }) {
  return (
    <SpecimenRow label={label}>
      <Button>Connect wallet</Button>
      <Button variant="soft">Try again</Button>
      <Badge>Installed</Badge>
      <Text tone="muted">Muted text</Text>
    </SpecimenRow>
  )
}

/** An accent of each gray, and every radius and scaling, nested in the toolbar's theme. */
export const Axes = meta.story({
  // It shows every axis itself, so dark and light are enough.
  tags: ['visual'],
  render: () => (
    <Specimen>
      {(['indigo', 'orange', 'lime', 'red', 'green', 'amber', 'gray'] as const).map((accent) => (
        <Theme key={accent} accent={accent}>
          <Sample label={`accent ${accent}`} />
        </Theme>
      ))}
      {themeProps.radius.values.map((radius) => (
        <Theme key={radius} radius={radius}>
          <Sample label={`radius ${radius}`} />
        </Theme>
      ))}
      {themeProps.scaling.values.map((scaling) => (
        <Theme key={scaling} scaling={scaling}>
          <Sample label={`scaling ${scaling}`} />
        </Theme>
      ))}
    </Specimen>
  ),
})

/** A nested theme inherits what it does not set, and an accent brings its own gray. */
export const Nested = meta.story({
  render: () => (
    <Theme accent="lime" radius="full" data-testid="outer">
      <Theme scaling="110%" appearance="inherit" data-testid="inner">
        <Sample label="lime and full from outside, 110% of its own" />
        <Theme accent="red" data-testid="rematched">
          <Sample label="red, and the gray that goes with it" />
        </Theme>
      </Theme>
      <Theme gray="slate">
        <Theme accent="red" data-testid="named-gray">
          <Sample label="red, and the gray that was named outside" />
        </Theme>
      </Theme>
    </Theme>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('outer')).toHaveAttribute('data-gray', 'olive')
    const inner = canvas.getByTestId('inner')
    await expect(inner).toHaveAttribute('data-accent', 'lime')
    await expect(inner).toHaveAttribute('data-radius', 'full')
    await expect(inner).toHaveAttribute('data-scaling', '110%')
    await expect(inner).toHaveAttribute('data-appearance', document.documentElement.dataset.appearance)
    await expect(canvas.getByTestId('rematched')).toHaveAttribute('data-gray', 'mauve')
    await expect(canvas.getByTestId('rematched')).toHaveAttribute('data-radius', 'full')
    await expect(canvas.getByTestId('named-gray')).toHaveAttribute('data-gray', 'slate')
  },
})

/** Light inside dark inside light: `color-scheme` carries the appearance, to any depth. */
export const AppearanceNests = meta.story({
  render: () => (
    <Theme appearance="light" data-testid="light">
      <Theme appearance="dark" data-testid="dark" style={{ padding: 8 }}>
        <Theme appearance="light" data-testid="innermost">
          <Button>Connect wallet</Button>
        </Theme>
        <Sample label="dark in light" />
      </Theme>
    </Theme>
  ),
  play: async ({ canvas }) => {
    const color = (id: string) => getComputedStyle(canvas.getByTestId(id)).color
    await expect(color('innermost')).toBe(color('light'))
    await expect(color('dark')).not.toBe(color('light'))
  },
})

/** A theme paints the background of the page when it sets the appearance, or by `hasBackground`. */
export const Background = meta.story({
  render: () => (
    <>
      <style>{':root { background-color: rgb(1, 2, 3) } .own { background-color: rgb(4, 5, 6) }'}</style>
      {(['light', 'dark'] as const).map((appearance) => (
        <Theme key={appearance} appearance={appearance} data-testid={appearance} style={{ padding: 8 }}>
          <Sample label={appearance} />
          <Theme accent="red" data-testid={`${appearance}-inside`}>
            <Sample label="an accent of its own" />
          </Theme>
        </Theme>
      ))}
      <Theme appearance="light" hasBackground={false} data-testid="unpainted" />
      <Theme hasBackground data-testid="painted" />
      <Theme appearance="light" className="own" data-testid="own" />
      <Theme asChild appearance="light">
        <section data-testid="child">Light</section>
      </Theme>
    </>
  ),
  play: async ({ canvas }) => {
    const background = (id: string) => getComputedStyle(canvas.getByTestId(id)).backgroundColor
    const page = getComputedStyle(document.documentElement).backgroundColor
    const none = 'rgba(0, 0, 0, 0)'
    await expect(background('light')).toBe('rgb(255, 255, 255)')
    await expect(background('dark')).not.toBe(background('light'))
    await expect([background('light-inside'), background('unpainted')]).toEqual([none, none])
    // The theme of the page paints too, whatever the page's own css says.
    await expect(['rgb(1, 2, 3)', none]).not.toContain(page)
    await expect(background('painted')).toBe(page)
    await expect(background('own')).toBe('rgb(4, 5, 6)')
    await expect(background('child')).toBe('rgb(255, 255, 255)')
  },
})

/** An overlay has the theme of its opener, and a background of its own. */
export const BackgroundOfOverlays = meta.story({
  render: () => (
    <Theme appearance="light">
      <Popover>
        <PopoverTrigger asChild>
          <Button>Fee</Button>
        </PopoverTrigger>
        <PopoverContent>
          <PopoverTitle>Network fee</PopoverTitle>
        </PopoverContent>
      </Popover>
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }))
    const panel = await screen.findByRole('dialog')
    const painted = [panel, panel.parentElement].filter((element) => element?.matches('[data-background="true"]'))
    await expect(painted).toEqual([])
    await expect(panel.closest('[data-appearance]')).toHaveAttribute('data-appearance', 'light')
  },
})

/** `asChild` puts the attributes on the only child and joins classes and styles; the child's own props win. */
export const AsChild = meta.story({
  render: () => (
    <Theme asChild accent="orange" className="outer" style={{ padding: 8, opacity: 0.5 }} title="theirs">
      <section aria-label="Orange" className="own" style={{ opacity: 1 }} title="mine">
        <Button>Connect wallet</Button>
      </section>
    </Theme>
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Orange' })
    await expect(section).toHaveAttribute('data-accent', 'orange')
    await expect(section).toHaveClass('outer', 'own')
    await expect(section).toHaveStyle({ padding: '8px', opacity: '1' })
    await expect(section).toHaveAttribute('title', 'mine')
    await expect(section.parentElement).not.toHaveAttribute('data-lintel-theme')
  },
})
