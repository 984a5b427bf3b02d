import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Badge, Button, Text } from '../../src/components/index.js'
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
          'Applies the theme to its children through data attributes on one element. Css does the rest, so a change renders no component again. Themes nest: an axis that is not set is inherited, and a nested accent gets its own matching gray. `root` writes to `<html>` instead of an element of its own, `asChild` to the only child. `accent` takes a name, whose css you import, or the result of `createAccent`, which brings its css.\n\n**Do** put one `root` theme around the app. **Do not** wrap a single button: most components take `accent` themselves.\n\n**Data attributes** `data-lintel-theme`, `data-appearance`, `data-accent`, `data-gray`, `data-radius`, `data-scaling`, `data-panel`, `data-motion`, `dir`.',
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
      <Theme appearance="dark" data-testid="dark" style={{ background: 'var(--lintel-page-background)', padding: 8 }}>
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
