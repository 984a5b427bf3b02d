import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enNames } from '../../../src/features/names/messages/en.js'
import {
  RegisterAccountNameSuccessView,
  type RegisterAccountNameSuccessViewProps,
} from '../../../src/features/names/views/register-account-name-success/register-account-name-success-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { nameAddress } from '../../support/name-samples.js'

const title = enNames.titles.RegisterAccountNameSuccess

const args: RegisterAccountNameSuccessViewProps = {
  ...{ labels: enNames, name: 'nora.lintel.test', address: nameAddress, mirror: 'done', onDone: fn() },
}

const meta = preview.meta({
  title: 'Modal/Views/RegisterAccountNameSuccess',
  component: RegisterAccountNameSuccessView,
  args,
  render: (props) => (
    <CardFrame title={title} start="back">
      <RegisterAccountNameSuccessView {...props} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="registered">
        <RegisterAccountNameSuccessView {...args} />
      </CardFrame>
      <CardFrame title={title} start="back" label="not visible elsewhere">
        <RegisterAccountNameSuccessView {...args} mirror="late" />
      </CardFrame>
      <CardFrame title={title} start="back" label="a long name">
        <RegisterAccountNameSuccessView {...args} name={`${'a'.repeat(63)}.lintel.test`} mirror={null} />
      </CardFrame>
    </CardSheet>
  ),
})

/** Copies the whole name. */
export const Registered = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /nora\.lintel\.test.*is yours/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(props.onDone).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
  },
})
