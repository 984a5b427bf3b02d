import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enNames } from '../../../src/features/names/messages/en.js'
import {
  ChooseAccountNameView,
  type ChooseAccountNameViewProps,
} from '../../../src/features/names/views/choose-account-name/choose-account-name-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { nameAddress, nameZone } from '../../support/name-samples.js'

const title = enNames.titles.ChooseAccountName

const args: ChooseAccountNameViewProps = {
  ...{ words: en, labels: enNames, names: [], address: nameAddress, zone: nameZone },
  ...{ onName: fn(), onChoose: fn(), onLater: fn() },
}

const states: Readonly<Record<string, ChooseAccountNameViewProps>> = {
  'no name yet': args,
  'names of the account': {
    ...args,
    names: ['nora.lintel.test', `${'a'.repeat(63)}.lintel.test`, hostile.bidiOverride],
  },
  'the names cannot be read': { ...args, names: null, onRetry: fn() },
  'not on this network': { ...args, blocked: enNames.problems.network },
}

const meta = preview.meta({
  title: 'Modal/Views/ChooseAccountName',
  component: ChooseAccountNameView,
  args,
  render: (props) => (
    <CardFrame title={title} start="back">
      <ChooseAccountNameView {...props} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(states).map(([label, props]) => (
        <CardFrame key={label} title={title} start="back" label={label}>
          <ChooseAccountNameView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

export const FirstName = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(props.onChoose).toHaveBeenCalledOnce()
    await expect(props.onLater).toHaveBeenCalledOnce()
  },
})

/** A name is shown with its address. */
export const OwnNames = meta.story({
  args: { names: ['nora.lintel.test'] },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^nora\.lintel\.test.*0xf3…b92266/ }))
    await expect(props.onName).toHaveBeenLastCalledWith('nora.lintel.test')
  },
})

/** A visitor can choose a name even if the existing names cannot be read. */
export const NotRead = meta.story({
  args: { names: null, onRetry: fn() },
  play: async ({ args: props, canvas, userEvent }) => {
    await expect(canvas.getByText('Error fetching names for address')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(props.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Choose a name' })).toBeVisible()
  },
})

/** Where no name can be registered, there is no button for it. */
export const NotHere = meta.story({
  args: { blocked: enNames.noZones },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose a name' })).toBeNull()
  },
})
