import type { MouseEvent } from 'react'
import { useAttention } from '../approve/use-attention.js'
import { DeviceView, type DeviceViewProps } from './device-view.js'

export type WatchedDeviceProps = Omit<DeviceViewProps, 'ref' | 'attention' | 'onRemove'> & {
  /** Called for a press of a visitor who looks at what it means. */
  onRemove: () => void
}

/** Lets the visitor remove a device, only while they look at what it means. */
export function WatchedDevice({ onRemove, ...props }: WatchedDeviceProps) {
  const { ref, attention, accepts } = useAttention()
  return (
    <DeviceView
      {...props}
      ref={ref}
      attention={attention}
      onRemove={({ nativeEvent }: MouseEvent) => {
        if (accepts(nativeEvent)) onRemove()
      }}
    />
  )
}
