import { useState } from 'react'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  Flex,
  Segment,
  SegmentedControl,
  Slider,
  Switch,
  Text,
} from '../../../src/components/index.js'

export type Settings = { speed: 'slow' | 'normal' | 'fast'; slippage: number; isPrivate: boolean }

export type SettingsSheetProps = {
  settings: Settings
  /** Called on every change: there is no Save button. */
  onChange: (settings: Settings) => void
}

/** A Dialog: a sheet at the bottom of a phone, else a card in the middle. */
export function SettingsSheet({ settings, onChange }: SettingsSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const change = (changes: Partial<Settings>) => onChange({ ...settings, ...changes })
  return (
    <>
      <Button variant="soft" accent="gray" onClick={() => setOpen(true)}>
        Swap settings
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogHeader closeLabel="Close">
            <DialogTitle>Swap settings</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <Flex direction="column" gap="5">
              <Flex direction="column" gap="2">
                <Text id="speed" size="3" weight="medium">
                  Speed
                </Text>
                <SegmentedControl
                  aria-labelledby="speed"
                  value={settings.speed}
                  onValueChange={(speed) => change({ speed: speed as Settings['speed'] })}
                >
                  <Segment value="slow">Slow</Segment>
                  <Segment value="normal">Normal</Segment>
                  <Segment value="fast">Fast</Segment>
                </SegmentedControl>
              </Flex>
              <Flex direction="column" gap="2">
                <Flex justify="between">
                  <Text id="slippage" size="3" weight="medium">
                    Slippage
                  </Text>
                  <Text size="3" tone="muted" tabular>
                    {settings.slippage} %
                  </Text>
                </Flex>
                <Slider
                  aria-labelledby="slippage"
                  unit=" %"
                  min={0.1}
                  max={3}
                  step={0.1}
                  value={[settings.slippage]}
                  onValueChange={([slippage = settings.slippage]) => change({ slippage })}
                />
              </Flex>
              <Switch checked={settings.isPrivate} onCheckedChange={(isPrivate) => change({ isPrivate })}>
                Send it past the public pool
              </Switch>
            </Flex>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}
