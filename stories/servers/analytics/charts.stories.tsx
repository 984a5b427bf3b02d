import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ChartsPage } from '../../../servers/analytics/page/charts-page.js'
import arabic from '../../../servers/analytics/page/words/ar.json'
import { enCharts } from '../../../servers/analytics/page/words/en.js'
import { readWords } from '../../../src/words/read-words.js'
import { hostile } from '../../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../../support/specimen.js'
import { chartData, emptyData } from './chart-samples.js'

const meta = preview.meta({
  title: 'App/Analytics',
  component: ChartsPage,
  args: { data: chartData, words: enCharts, locale: 'en', onChange: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The pages of the analytics server for the operator: counts per day, as tables whose rows have bars.\n\nA part of the server, not of the package.',
      },
    },
  },
})

const connecting = { ...chartData, funnel: chartData.funnel.map((one) => ({ ...one, count: 0 })), wallets: [] }

/** Every state: with counts, on a phone, before the first event, with errors alone, and without its database. */
export const States = meta.story({
  // Dark and light are enough.
  tags: ['visual'],
  render: (args) => (
    <Specimen>
      {[
        { label: 'ready', width: 760 },
        { label: 'on a phone', width: 360 },
        { label: 'no events', width: 700, data: emptyData },
        { label: 'errors alone', width: 700, data: connecting },
        { label: 'no database', width: 700, data: null },
      ].map(({ label, width, ...state }) => (
        <SpecimenRow key={label} label={label}>
          <div style={{ inlineSize: width }}>
            <ChartsPage {...args} {...state} />
          </div>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
  // Each state is a page of its own, with a heading and landmarks of its own.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-main', enabled: false },
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-main-is-top-level', enabled: false },
        ],
      },
    },
  },
})

/** Each chart is a table with the numbers of its bars. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: string | RegExp) => canvas.getByRole('row', { name })
    await expect(row('Modal opened 1,840')).toBeVisible()
    await expect(row('Connected 963 79%')).toBeVisible()
    await expect(row('Prism 610 548')).toBeVisible()
    await expect(row('request-rejected connect-failed 131')).toBeVisible()
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(row(/^Nov 29 /)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }))
    await expect(args.onChange).toHaveBeenCalledWith({ days: 7, project: null })
  },
})

/** The page of one project links back to the page of all projects. */
export const OneProject = meta.story({
  args: { data: { ...chartData, project: 'shop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveTextContent('shop')
  },
})

/** Right to left. */
export const Arabic = meta.story({
  tags: ['visual'],
  args: { words: readWords(arabic, 'ar', enCharts), locale: 'ar' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ChartsPage {...args} />
    </div>
  ),
})

/** A wallet may have any name. */
export const HostileText = meta.story({
  args: {
    data: { ...chartData, wallets: [{ wallet: hostile.unbroken, started: 1_234_567_890, connected: 987_654_321 }] },
  },
})
