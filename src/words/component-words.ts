import { enAddress } from './en/address.js'
import { enAmount } from './en/amount.js'
import { enCallout } from './en/callout.js'
import { enCopyButton } from './en/copy-button.js'
import { enForm } from './en/form.js'
import { enLink } from './en/link.js'
import { enOneTimePasswordField } from './en/one-time-password-field.js'
import { enQrCode } from './en/qr-code.js'
import { enSlider } from './en/slider.js'
import { enThemePanel } from './en/theme-panel.js'

/** Every word of the components in English. */
export const enComponentWords = {
  address: enAddress,
  amount: enAmount,
  callout: enCallout,
  copyButton: enCopyButton,
  form: enForm,
  link: enLink,
  oneTimePasswordField: enOneTimePasswordField,
  qrCode: enQrCode,
  slider: enSlider,
  themePanel: enThemePanel,
}

/** Every word of the components. */
export type ComponentWords = typeof enComponentWords

/** Words that replace the English ones of some components. */
export type ComponentWordOverrides = { [Name in keyof ComponentWords]?: Partial<ComponentWords[Name]> }
