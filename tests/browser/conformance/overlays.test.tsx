import type { ReactElement } from 'react'
import { Button, Popover, PopoverContent, PopoverTrigger, Select } from '../../../src/components/index.js'
import { describeConformance } from './describe-conformance.js'
import { overlays } from './overlay-samples.js'

const texts: Partial<Record<string, (text: string) => ReactElement>> = {
  Select: (text: string) => <Select aria-label="Network" defaultValue="1" options={[{ value: '1', label: text }]} />,
  Popover: (text: string) => (
    <Popover open>
      <PopoverTrigger asChild>
        <Button>Fee</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Network fee">{text}</PopoverContent>
    </Popover>
  ),
}

for (const [name, sample] of Object.entries(overlays)) {
  const text = texts[name]
  describeConformance(name, { ...sample, ...(text ? { text } : {}) })
}
