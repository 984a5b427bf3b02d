import { Button } from '../../../../src/components/index.js'

export type LeaveButtonProps = { label: string; isBusy: boolean; onLeave: () => void }

/** Goes back or gives up. It sleeps while something goes on, and can still be focused. */
export function LeaveButton({ label, isBusy, onLeave }: LeaveButtonProps) {
  return (
    <Button accent="gray" variant="soft" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onLeave}>
      {label}
    </Button>
  )
}
