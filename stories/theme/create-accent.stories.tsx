import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { createAccent } from '../../src/theme/index.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { AccentLab, AccentSides } from './support/accent-lab.js'

const meta = preview.meta({
  title: 'Theme/createAccent',
  component: AccentLab,
  args: { start: '#635bff', name: 'typed' },
  parameters: {
    docs: {
      description: {
        component:
          "Makes an accent from any css color: `createAccent('#635bff', { name: 'brand' })`. The color itself is the solid fill; eleven more steps, alpha and wide gamut are added, in light and in dark, and every role has enough contrast. Give the result to `Theme`, or write its `css` to a file at build time.\n\n**Use instead** a name, such as `accent=\"indigo\"`, if one of the 26 is close: its css is smaller than the code of `createAccent`.\n\n**Do** read `report.warnings`: they name, with numbers, the pairs with too little contrast. **Do not** make an accent on every render: keep it at module level or in `useMemo`.\n\n**Options** `name` (the value of `data-accent`), `dark` (another color for dark), `gray` (the matching gray).",
      },
    },
  },
})

/** A typed color in light and dark: its steps and a few components. */
export const Lab = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const solid = () =>
      getComputedStyle(canvas.getAllByRole('button', { name: 'Connect' })[0] as Element).backgroundColor
    await expect(solid()).toBe('rgb(99, 91, 255)')

    const field = canvas.getByLabelText('Your colour')
    await userEvent.clear(field)
    await userEvent.type(field, '#fbd914')
    await waitFor(() => expect(solid()).toBe('rgb(251, 217, 20)'))
    await expect(
      canvas.getByText(/#fbd914 as text on white reaches 1\.3:1 and needs 4\.5; text uses #\w{6} instead/),
    ).toBeVisible()
  },
})

/** An invalid color is explained beside the field, with an example; the last valid one stays. */
export const NoColour = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Your colour')
    await userEvent.clear(field)
    await userEvent.type(field, 'blurple')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('"blurple" is not a css color. Write it like "#635bff"')
    await userEvent.clear(field)
    await userEvent.type(field, 'rebeccapurple')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('status')).toHaveTextContent('Any css colour')
  },
})

const brands = {
  'violet #635bff': '#635bff',
  'green #1db954': '#1db954',
  'yellow #fbd914': '#fbd914',
  'neon #39ff14': '#39ff14',
  'navy #001f3f': '#001f3f',
  'terracotta #e2725b': '#e2725b',
  'mid gray #777777': '#777777',
  black: 'black',
  white: 'white',
}
const made = Object.entries(brands).map(([label, color], at) => ({
  label,
  accent: createAccent(color, { name: `brand-${at}` }),
}))

/** Difficult colors: pale, dark, neon, without hue. */
export const Brands = meta.story({
  // It shows light and dark itself, and no other axis.
  render: () => (
    <Specimen>
      {made.map(({ label, accent }) => (
        <SpecimenRow key={label} label={label}>
          <AccentSides accent={accent} />
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})
