import type { ReactNode } from 'react'
import { FormControl, FormField, FormLabel, Icon, IconButton, TextField } from '../../../../src/components/index.js'
import { Eye, EyeOff } from '../../../../src/icons/index.js'

export type PasswordFieldProps = {
  name: string
  label: string
  /** The label of the button that shows the typed text. Without it there is no button. */
  showLabel?: string
  value: string
  onChange: (value: string) => void
  isShown: boolean
  onShownChange?: (isShown: boolean) => void
  autoComplete: 'new-password' | 'current-password'
  error?: string | undefined
  readOnly: boolean
  /** Messages. */
  children?: ReactNode
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, showLabel, value, onChange, isShown, onShownChange, autoComplete, error, readOnly } = props
  return (
    <FormField name={name} error={error}>
      <FormLabel>{label}</FormLabel>
      <FormControl>
        <TextField
          type={isShown ? 'text' : 'password'}
          dir="auto"
          autoComplete={autoComplete}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          required
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          end={
            showLabel && onShownChange ? (
              <IconButton label={showLabel} aria-pressed={isShown} size="2" onClick={() => onShownChange(!isShown)}>
                <Icon as={isShown ? EyeOff : Eye} size={16} />
              </IconButton>
            ) : null
          }
        />
      </FormControl>
      {props.children}
    </FormField>
  )
}
