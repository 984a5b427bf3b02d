import { fn } from 'storybook/test'
import { en } from '../../src/features/english.js'
import { enNames } from '../../src/features/names/messages/en.js'
import { type NameState, readNameState } from '../../src/features/names/model/name-state.js'
import { readTypedName } from '../../src/features/names/model/typed-name.js'
import type { RegisterAccountNameViewProps } from '../../src/features/names/views/register-account-name/register-account-name-view.js'

export const nameZone = 'lintel.test'
export const nameAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The form with this text, and the state of the name. */
export function showName(
  typed: string,
  state?: NameState,
  props: Partial<RegisterAccountNameViewProps> = {},
): RegisterAccountNameViewProps {
  const none = { name: '', answer: null, problem: null }
  return {
    ...{ words: en, labels: enNames, typed, zone: nameZone, zones: [nameZone], suggestions: [] },
    ...{ problem: null, phase: 'idle' },
    ...{ address: nameAddress, network: 'Local Ethereum', wallet: 'Prism', isEmbedded: true },
    ...{ onTyped: fn(), onZone: fn(), onRegister: fn() },
    state: state ?? readNameState(readTypedName(typed), none),
    ...props,
  }
}
