import { Button } from '../../../../src/components/index.js'

export type LeaveButtonProps = { label: string; isBusy: boolean; onLeave: () => void }

/** Goes back or cancels. It is disabled while a task runs, and can still be focused. */
export function LeaveButton({ label, isBusy, onLeave }: LeaveButtonProps) {
  return (
    <Button accent="gray" variant="soft" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onLeave}>
      {label}
    </Button>
  )
}
