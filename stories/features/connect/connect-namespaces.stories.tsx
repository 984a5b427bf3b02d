import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { Button } from '../../../src/components/button/button.js'
import { ConnectView, type ConnectViewProps } from '../../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../../src/features/english.js'
import { CardFrame } from '../../support/card-frame.js'
import { emptyConnect } from '../../support/connect-sample.js'
import { allNamespaces, installedRows, offer } from '../../support/wallet-rows.js'

const [foxglove, prism, harbor] = installedRows
const several: ConnectViewProps = {
  ...emptyConnect,
  rows: [offer(foxglove, ['eip155', 'solana']), prism],
  namespaces: ['eip155', 'solana'],
}

const meta = preview.meta({
  title: 'Modal/Views/Connect in several namespaces',
  component: ConnectView,
  args: several,
  render: (args) => (
    <CardFrame title={en.titles.Connect} start="help">
      <ConnectView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'When an app has several namespaces, each row shows those that the wallet supports: the first two, and how many more there are.',
      },
    },
  },
})

/** Each row shows the namespaces of its wallet. */
export const Namespaces = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Foxglove EVM Solana Installed' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Prism EVM Installed' })).toBeVisible()
  },
})

/** Two are in one line, with the number of the others; a screen reader reads all. */
export const Many = meta.story({
  args: {
    rows: [offer(foxglove, allNamespaces), offer(prism, ['eip155', 'solana', 'polkadot']), harbor],
    namespaces: allNamespaces,
  },
  play: async ({ canvas }) => {
    const names = ['Foxglove EVM Solana Bitcoin, Polkadot', 'Prism EVM Solana Polkadot', 'Harbor EVM']
    const rows = names.map((name) => canvas.getByRole('button', { name: `${name} Installed` }))
    await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
  },
})

/** A wallet that announces its namespaces after the list is shown does not move the rows below it. */
export const ToldLater = meta.story({
  render: function Render(args) {
    const [isAnnounced, setAnnounced] = useState(false)
    return (
      <>
        <CardFrame title={en.titles.Connect} start="help">
          <ConnectView {...args} missing={1} rows={isAnnounced ? args.rows : args.rows.map((row) => offer(row, []))} />
        </CardFrame>
        <Button variant="soft" onClick={() => setAnnounced(true)}>
          Announce the namespaces
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('listitem', { hidden: true }).map((row) => row.getBoundingClientRect().y)
    const before = rows()
    await expect(before).toHaveLength(3)
    await expect(canvas.queryByText('EVM')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Announce the namespaces' }))
    await expect(canvas.getAllByText('EVM')).toHaveLength(2)
    await expect(rows()).toEqual(before)
  },
})
