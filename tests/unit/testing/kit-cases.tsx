import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  Button,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  Select,
  Slider,
  Tooltip,
} from '../../../src/components/index.js'
import { provideBrowserApis } from '../../../src/testing/index.js'
import { ThemePanel, useThemeSettings } from '../../../src/theme/index.js'

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
]

function ThemedApp() {
  return <ThemePanel theme={useThemeSettings()} open />
}

/** Holds the components that measure, scroll, capture the pointer or read media queries to work in `environment`. */
export function describeKit(environment: string): void {
  describe(`the kit in ${environment}`, () => {
    beforeAll(provideBrowserApis)
    afterEach(cleanup)

    test('a Select opens and takes a value', async () => {
      const onValueChange = vi.fn()
      // user-event refuses to press what has `pointer-events: none`, which the modal list sets on the page.
      const user = userEvent.setup({ pointerEventsCheck: 0 })
      render(<Select aria-label="Size" options={sizes} onValueChange={onValueChange} />)
      await user.click(screen.getByRole('combobox', { name: 'Size' }))
      await user.click(await screen.findByRole('option', { name: 'Medium' }))
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('m')
    })

    test('a Slider moves by the pointer and by keys', async () => {
      const onValueChange = vi.fn()
      const user = userEvent.setup()
      render(<Slider aria-label="Volume" defaultValue={[50]} onValueChange={onValueChange} />)
      const thumb = screen.getByRole('slider', { name: 'Volume' })
      await user.pointer([{ keys: '[MouseLeft>]', target: thumb }, { keys: '[/MouseLeft]' }])
      await user.keyboard('{ArrowRight}')
      expect(onValueChange).toHaveBeenLastCalledWith([51])
    })

    test('a Popover and a Tooltip open', async () => {
      const user = userEvent.setup()
      render(
        <Popover>
          <Tooltip open content="What it costs">
            <PopoverTrigger asChild>
              <Button>Fee</Button>
            </PopoverTrigger>
          </Tooltip>
          <PopoverContent>
            <PopoverTitle>Network fee</PopoverTitle>
          </PopoverContent>
        </Popover>,
      )
      expect(screen.getByRole('tooltip').textContent).toBe('What it costs')
      await user.click(screen.getByRole('button', { name: 'Fee' }))
      await screen.findByRole('dialog', { name: 'Network fee' })
    })

    test('the theme panel opens', async () => {
      render(<ThemedApp />)
      await screen.findByRole('dialog', { name: 'Theme' }, { timeout: 10_000 })
    }, 15_000)
  })
}
