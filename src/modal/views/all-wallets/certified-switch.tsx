import { control, knob, label as labelStyle, root, track } from '../../../components/switch/switch.css.js'

export type CertifiedSwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/**
 * Narrows the list to wallets that whoever runs the directory has looked at. It looks like Switch without being one:
 * what Switch does for forms is a third of what this view may weigh, and there is no form here.
 */
export function CertifiedSwitch({ label, isOn, onChange }: CertifiedSwitchProps) {
  return (
    <label className={root}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        data-state={isOn ? 'checked' : 'unchecked'}
        className={control({ size: '1' })}
        onClick={() => onChange(!isOn)}
      >
        <span className={track({ size: '1' })}>
          <span className={knob({ size: '1' })} />
        </span>
      </button>
      <span className={labelStyle({ size: '1' })}>{label}</span>
    </label>
  )
}
