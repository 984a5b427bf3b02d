import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  Tabs,
  TabsContent,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
} from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

const labels = ['Tokens', 'My NFTs', 'Staking', 'Activity']

type SampleProps = TabsProps & { list?: Partial<TabsListProps>; disabled?: readonly string[] }

/** Four tabs, whose values are their labels, between two buttons. Staking is disabled by default. */
function Sample({ list, disabled = ['Staking'], ...rest }: SampleProps) {
  return (
    <>
      <button type="button">Before</button>
      <Tabs {...rest}>
        <TabsList label="Assets" {...list}>
          {labels.map((label) => (
            <TabsTrigger key={label} value={label} disabled={disabled.includes(label)}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {labels.map((label) => (
          <TabsContent key={label} value={label}>
            Your {label}
          </TabsContent>
        ))}
      </Tabs>
      <button type="button">After</button>
    </>
  )
}

/** Any key disables the last tab. */
function Disabling() {
  const [disabled, setDisabled] = useState<string[]>([])
  return <Sample defaultValue="Activity" disabled={disabled} onKeyDown={() => setDisabled(['Activity'])} />
}

/** Controlled: the app refuses the last tab. */
function Refusing({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState('Tokens')
  return (
    <Sample
      value={value}
      onValueChange={(next) => {
        onValueChange(next)
        if (next !== 'Activity') setValue(next)
      }}
    />
  )
}

const show = (node: ReactNode) => {
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  root.render(
    <StrictMode>
      <Theme root>{node}</Theme>
    </StrictMode>,
  )
}
const turn = (direction: 'ltr' | 'rtl') => document.querySelector('main')?.setAttribute('dir', direction)
const tab = (name: string) => page.getByRole('tab', { name })
const button = (name: string) => page.getByRole('button', { name })
const focus = async (name: string) => {
  await userEvent.click(button(name))
}
const expectChosen = async (name: string) => {
  await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent(`Your ${name}`)
}

describe('the tabs are one tab stop', () => {
  test.each(['automatic', 'manual'] as const)(
    'at the selected one, forwards and backwards, %s',
    async (activationMode) => {
      show(<Sample defaultValue="My NFTs" activationMode={activationMode} />)
      await focus('Before')
      await userEvent.tab()
      await expect.element(tab('My NFTs')).toHaveFocus()
      await userEvent.tab()
      await expect.element(page.getByRole('tabpanel', { name: 'My NFTs' })).toHaveFocus()
      await userEvent.tab()
      await expect.element(button('After')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await expect.element(tab('My NFTs')).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect.element(button('Before')).toHaveFocus()
      await userEvent.tab()
      await expect.element(tab('My NFTs')).toHaveFocus()
    },
  )

  test('at the focused one after arrow keys', async () => {
    show(<Sample defaultValue="Tokens" activationMode="manual" />)
    await focus('Before')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Activity')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel', { name: 'Tokens' })).toHaveFocus()
    await focus('Before')
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Activity')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Before')).toHaveFocus()
    await userEvent.tab()
    await expect.element(tab('Tokens')).toHaveFocus()
  })

  test.each([
    ['none is chosen', undefined, ['Tokens'], 'My NFTs'],
    ['the chosen one is disabled', 'Staking', ['Staking'], 'Tokens'],
  ])('at the first enabled one when %s', async (_case, defaultValue, disabled, reached) => {
    show(<Sample defaultValue={defaultValue} disabled={disabled} activationMode="manual" />)
    await focus('Before')
    await userEvent.tab()
    await expect.element(tab(reached)).toHaveFocus()
  })

  test('at the first again when the selected one is disabled while focused', async () => {
    show(<Disabling />)
    await userEvent.click(tab('Activity'))
    await userEvent.keyboard('x')
    await expect.element(tab('Activity')).toBeDisabled()
    await focus('Before')
    await userEvent.tab()
    await expect.element(tab('Tokens')).toHaveFocus()
  })
})

describe('keys', () => {
  test('skip disabled tabs, loop, and move to both ends', async () => {
    show(<Sample defaultValue="My NFTs" />)
    await userEvent.click(tab('My NFTs'))
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen('Activity')
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen('Tokens')
    await userEvent.keyboard('{ArrowLeft}')
    await expectChosen('Activity')
    await userEvent.keyboard('{Home}')
    await expectChosen('Tokens')
    await userEvent.keyboard('{End}')
    await expectChosen('Activity')
    await userEvent.keyboard('{PageUp}')
    await expectChosen('Tokens')
    await userEvent.keyboard('{PageDown}')
    await expectChosen('Activity')
  })

  test('stop at both ends without `loop`', async () => {
    show(<Sample defaultValue="Activity" list={{ loop: false }} />)
    await userEvent.click(tab('Activity'))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Activity')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Tokens')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Tokens')).toHaveFocus()
  })

  test('follow the orientation', async () => {
    show(<Sample defaultValue="Tokens" orientation="vertical" />)
    await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.click(tab('Tokens'))
    await userEvent.keyboard('{ArrowRight}')
    await expectChosen('Tokens')
    await userEvent.keyboard('{ArrowDown}')
    await expectChosen('My NFTs')
    // The focus moves in a later task: two keys at once could both move it from here.
    await userEvent.keyboard('{ArrowUp}')
    await expectChosen('Tokens')
    await userEvent.keyboard('{ArrowUp}')
    await expectChosen('Activity')
  })

  test('follow the direction of the page when it changes', async () => {
    show(<Sample defaultValue="Tokens" />)
    turn('rtl')
    await userEvent.click(tab('Tokens'))
    await userEvent.keyboard('{ArrowLeft}')
    await expectChosen('My NFTs')
    turn('ltr')
    await userEvent.keyboard('{ArrowLeft}')
    await expectChosen('Tokens')
  })

  test('do not handle keys of the browser and the page', async () => {
    const onKeyDown = vi.fn()
    show(<Sample defaultValue="Tokens" onKeyDown={(event) => onKeyDown(event.key, event.defaultPrevented)} />)
    await userEvent.click(tab('Tokens'))
    await userEvent.keyboard('{Control>}{End}{/Control}{Alt>}{ArrowDown}{/Alt}{ArrowDown}')
    expect(onKeyDown).not.toHaveBeenCalledWith(expect.anything(), true)
    await expectChosen('Tokens')
    await userEvent.keyboard('{ArrowRight}')
    expect(onKeyDown).toHaveBeenLastCalledWith('ArrowRight', true)
  })

  test('do nothing when the app has prevented them', async () => {
    show(<Sample defaultValue="Tokens" list={{ onKeyDownCapture: (event) => event.preventDefault() }} />)
    await userEvent.click(tab('Tokens'))
    await userEvent.keyboard('{End}')
    await expectChosen('Tokens')
  })

  test.each(['{Enter}', ' '])('%s selects the tab that arrow keys focused', async (key) => {
    show(<Sample defaultValue="Tokens" activationMode="manual" />)
    await userEvent.click(tab('Tokens'))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('My NFTs')).toHaveFocus()
    await expectChosen('Tokens')
    await userEvent.keyboard(key)
    await expectChosen('My NFTs')
  })
})

describe('selecting', () => {
  test.each(['automatic', 'manual'] as const)('calls back once by pointer and by key, %s', async (activationMode) => {
    const onValueChange = vi.fn()
    show(<Sample defaultValue="Tokens" activationMode={activationMode} onValueChange={onValueChange} />)
    await userEvent.click(tab('Activity'))
    await expectChosen('Activity')
    expect(onValueChange.mock.calls).toEqual([['Activity']])
    await userEvent.click(tab('Activity'))
    await userEvent.keyboard('{Home}{Enter}')
    await expectChosen('Tokens')
    expect(onValueChange.mock.calls).toEqual([['Activity'], ['Tokens']])
  })

  test('is decided by the app when it is controlled', async () => {
    const onValueChange = vi.fn()
    show(<Refusing onValueChange={onValueChange} />)
    await userEvent.click(tab('Activity'))
    expect(onValueChange).toHaveBeenCalledWith('Activity')
    await expectChosen('Tokens')
    await userEvent.click(tab('My NFTs'))
    await expectChosen('My NFTs')
  })

  test('works with a click of assistive technology, which has no pointer events', async () => {
    show(<Sample defaultValue="Tokens" />)
    await expect.element(tab('Activity')).toBeVisible()
    document.querySelector<HTMLElement>('[role="tab"]:last-child')?.click()
    await expectChosen('Activity')
  })

  test('by mouse keeps focus on the pressed tab: Safari would focus the list, and then the selected tab', async () => {
    const onMouseDown = vi.fn()
    show(<Sample defaultValue="Tokens" onMouseDown={(event) => onMouseDown(event.defaultPrevented)} />)
    await userEvent.click(tab('Activity'))
    expect(onMouseDown.mock.calls).toEqual([[true]])
    await expect.element(tab('Activity')).toHaveFocus()
    await expectChosen('Activity')
  })

  test('ignores other mouse buttons', async () => {
    show(<Sample defaultValue="Tokens" />)
    await userEvent.click(tab('Activity'), { button: 'right' })
    await expectChosen('Tokens')
    await expect.element(tab('Activity')).not.toHaveFocus()
  })

  test('ignores a press beside the tabs', async () => {
    show(<Sample list={{ style: { paddingInlineStart: '4rem' } }} />)
    await userEvent.click(page.getByRole('tablist'), { position: { x: 4, y: 4 } })
    for (const name of labels) await expect.element(tab(name)).toHaveAttribute('aria-selected', 'false')
  })
})

test('tab and panel refer to each other, with any value', async () => {
  show(<Sample defaultValue="My NFTs" />)
  await expect.element(page.getByRole('tabpanel', { name: 'My NFTs' })).toBeVisible()
  for (const name of labels) {
    const panel = document.getElementById(tab(name).element().getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(name).element().id)
    expect(panel?.id).not.toMatch(/\s/)
  }
})
