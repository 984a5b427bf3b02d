import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { enNames } from '../../../src/features/names/messages/en.js'
import {
  ChooseAccountNameView,
  type ChooseAccountNameViewProps,
} from '../../../src/features/names/views/choose-account-name/choose-account-name-view.js'
import { RegisterAccountNameSuccessView } from '../../../src/features/names/views/register-account-name-success/register-account-name-success-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { nameAddress, nameZone } from '../../support/name-samples.js'

const { ChooseAccountName: title, RegisterAccountNameSuccess: doneTitle } = enNames.titles

const args: ChooseAccountNameViewProps = {
  ...{ words: en, labels: enNames, names: [], address: nameAddress, zone: nameZone },
  ...{ onName: fn(), onChoose: fn(), onLater: fn() },
}
const done = { labels: enNames, name: 'nora.lintel.test', address: nameAddress, mirror: 'done', onDone: fn() } as const

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

/** Every state, and those of RegisterAccountNameSuccess. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(states).map(([label, props]) => (
        <CardFrame key={label} title={title} start="back" label={label}>
          <ChooseAccountNameView {...props} />
        </CardFrame>
      ))}
      <CardFrame title={doneTitle} start="back" label="registered">
        <RegisterAccountNameSuccessView {...done} />
      </CardFrame>
      <CardFrame title={doneTitle} start="back" label="not visible elsewhere">
        <RegisterAccountNameSuccessView {...done} mirror="late" />
      </CardFrame>
      <CardFrame title={doneTitle} start="back" label="a long name">
        <RegisterAccountNameSuccessView {...done} name={`${'a'.repeat(63)}.lintel.test`} mirror={null} />
      </CardFrame>
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

/** A name stands with its address. */
export const OwnNames = meta.story({
  args: { names: ['nora.lintel.test'] },
  play: async ({ args: props, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^nora\.lintel\.test.*0xf3…b92266/ }))
    await expect(props.onName).toHaveBeenLastCalledWith('nora.lintel.test')
  },
})

/** Where no name can be registered, no button leads there. */
export const NotHere = meta.story({
  args: { blocked: enNames.noZones },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose a name' })).toBeNull()
  },
})

/** What is copied is the whole name. */
export const Registered = meta.story({
  render: () => (
    <CardFrame title={doneTitle} start="back">
      <RegisterAccountNameSuccessView {...done} />
    </CardFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /nora\.lintel\.test.*is yours/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(done.onDone).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
})
