import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enNames } from '../../../src/features/names/messages/en.js'
import {
  RegisterAccountNameView,
  type RegisterAccountNameViewProps,
} from '../../../src/features/names/views/register-account-name/register-account-name-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { nameZone, showName } from '../../support/name-samples.js'

const title = enNames.titles.RegisterAccountName
const suggestions = ['nora1.lintel.test', 'nora-1.lintel.test', 'thenora.lintel.test']
const long = 'a'.repeat(63)
const zones = [nameZone, 'people.lintel.test', 'names.of-a-long-organisation.example']

const states: Readonly<Record<string, RegisterAccountNameViewProps>> = {
  'the zones are read': showName('', undefined, { zone: null }),
  empty: showName(''),
  'too short': showName('no'),
  'a character that is not allowed': showName('nör'),
  'a letter of another alphabet': showName('nоra'),
  'a character that nobody sees': showName('nora\u200b'),
  'a hyphen at the end': showName('nora-'),
  checking: showName('nora', { status: 'checking' }),
  free: showName('nora', { status: 'free' }),
  'taken, with free names': showName('nora', { status: 'taken' }, { suggestions }),
  reserved: showName('admin', { status: 'reserved' }),
  'yours already': showName('nora', { status: 'own' }),
  'not known': showName('nora', { status: 'unknown', problem: 'not-reached' }),
  'several zones': showName('nora', { status: 'free' }, { zones }),
  'the wallet is asked': showName('nora', { status: 'free' }, { phase: 'signing', isEmbedded: false, onOpen: fn() }),
  'registering it': showName('nora', { status: 'free' }, { phase: 'sending' }),
  declined: showName('nora', { status: 'free' }, { problem: 'declined' }),
  'too late': showName('nora', { status: 'free' }, { problem: 'too-late' }),
  'just taken': showName('nora', { status: 'taken' }, { problem: 'just-taken', suggestions }),
  'the answer was lost': showName('nora', { status: 'unknown', problem: 'not-reached' }, { problem: 'not-known' }),
  'a long name in a long zone': showName(long, { status: 'free' }, { zone: 'names.of-a-long-organisation.example' }),
}

const meta = preview.meta({
  title: 'Modal/Views/RegisterAccountName',
  component: RegisterAccountNameView,
  args: showName('nora', { status: 'free' }),
  render: (args) => (
    <CardFrame title={title} start="back">
      <RegisterAccountNameView {...args} />
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
          <RegisterAccountNameView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

/** Enter registers, as the button does. */
export const Free = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveAccessibleDescription(/lintel\.test.*nora\.lintel\.test.*is free/)
    await userEvent.type(field, '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(args.onRegister).toHaveBeenCalledTimes(2)
  },
})

/** No name can be registered while it is looked up or refused. */
export const Checking = meta.story({
  args: showName('nora', { status: 'checking' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
})

/** With several zones a press selects one, without submitting the form. */
export const SeveralZones = meta.story({
  args: showName('nora', { status: 'free' }, { zones }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Ends with' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: nameZone })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'people.lintel.test' }))
    await expect(args.onZone).toHaveBeenLastCalledWith('people.lintel.test')
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
})

/** The error names the character, with its code point if it looks like another one. */
export const OtherAlphabet = meta.story({
  args: showName('nоra'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/о.*U\+043E.*another alphabet/)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
})

/** A press fills in a free name. */
export const Taken = meta.story({
  args: showName('nora', { status: 'taken' }, { suggestions }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'thenora.lintel.test' }))
    await expect(args.onTyped).toHaveBeenLastCalledWith('thenora.lintel.test')
  },
})

/** A visitor can try even if the service does not answer. */
export const NotKnown = meta.story({
  args: showName('nora', { status: 'unknown', problem: 'not-reached' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Error fetching name suggestions. The service was not reached. You can try all the same.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
})

/** The name stays, and one press signs again. */
export const TooLate = meta.story({
  args: showName('nora', { status: 'free' }, { problem: 'too-late' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Error registering name.*nora\.lintel\.test/)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign again' }))
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
})
