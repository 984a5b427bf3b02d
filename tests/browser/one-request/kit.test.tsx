import { Activity, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  Form,
  IconButton,
  List,
  ListItem,
  MenuItem,
  useSingleRun,
} from '../../../src/components/index.js'
import { Theme } from '../../../src/theme/index.js'
import { describeOneRequest, type Row } from './press-ways.js'

function draw(children: React.ReactNode): (children: React.ReactNode) => void {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const render = (next: React.ReactNode) => root.render(<Theme>{next}</Theme>)
  render(children)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return render
}

/** A row for each control of the kit that takes the promise of a request. */
function row(action: string, render: (ask: () => Promise<void>) => React.ReactNode, role = 'button' as const): Row {
  return {
    action,
    async show() {
      const ask = vi.fn(() => new Promise<void>(() => undefined))
      draw(render(ask))
      const found = page.getByRole(role, { name: 'Ask' })
      await expect.element(found).toBeVisible()
      return { control: found.element() as HTMLElement, count: () => ask.mock.calls.length }
    },
  }
}

describeOneRequest([
  row('IconButton', (ask) => <IconButton label="Ask" onClick={ask} />),
  row('ListItem', (ask) => (
    <List label="Requests">
      <ListItem name="Ask" onClick={ask} />
    </List>
  )),
  row('Form', (ask) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        return ask()
      }}
    >
      <Button type="submit">Ask</Button>
    </Form>
  )),
  {
    action: 'MenuItem',
    async show() {
      const ask = vi.fn(() => new Promise<void>(() => undefined))
      draw(
        <DropdownMenu defaultOpen>
          <DropdownMenuTrigger>More</DropdownMenuTrigger>
          <DropdownMenuContent>
            <MenuItem onSelect={ask}>Ask</MenuItem>
          </DropdownMenuContent>
        </DropdownMenu>,
      )
      const item = page.getByRole('menuitem', { name: 'Ask' })
      await expect.element(item).toBeVisible()
      return { control: item.element() as HTMLElement, count: () => ask.mock.calls.length }
    },
  },
])

/** A button that asks, and shows how often it was answered. */
function Asker({ ask }: { ask: () => Promise<void> }) {
  const [isRunning, run] = useSingleRun()
  const [answers, setAnswers] = useState(0)
  const press = () =>
    run(async () => {
      await ask()
      setAnswers((count) => count + 1)
    })
  return (
    <button type="button" aria-busy={isRunning} onClick={() => void press()}>
      Asked {answers}
    </button>
  )
}

const shown = (answers: number) => page.getByRole('button', { name: `Asked ${answers}` })

test('the lock opens with the outcome, not before it is rendered', async () => {
  const ask = vi.fn(async () => undefined)
  draw(<Asker ask={ask} />)
  await expect.element(shown(0)).toBeVisible()
  const pressed = shown(0).element() as HTMLElement
  pressed.click()
  // Answered, and not rendered yet.
  await Promise.resolve().then(() => Promise.resolve())
  await Promise.resolve().then(() => Promise.resolve())
  pressed.click()
  await expect.element(shown(1)).toHaveAttribute('aria-busy', 'false')
  expect(ask).toHaveBeenCalledOnce()
  pressed.click()
  await expect.element(shown(2)).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('the lock opens in StrictMode, and for what was hidden when its request ended', async () => {
  const answers: (() => void)[] = []
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const app = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <Asker ask={ask} />
      </Activity>
    </StrictMode>
  )
  const render = draw(app('visible'))
  await expect.element(shown(0)).toBeVisible()
  const pressed = shown(0).element() as HTMLElement
  pressed.click()
  await expect.element(shown(0)).toHaveAttribute('aria-busy', 'true')
  render(app('hidden'))
  await expect.poll(() => pressed.checkVisibility()).toBe(false)
  answers[0]?.()
  render(app('visible'))
  await expect.element(shown(1)).toHaveAttribute('aria-busy', 'false')
  pressed.click()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a handler that throws, or returns no promise, locks nothing', async () => {
  const handled = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', handled)
  onTestFinished(() => window.removeEventListener('error', handled))
  const onClick = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new Error('No')
  })
  draw(<Button onClick={onClick}>Ask</Button>)
  const button = page.getByRole('button', { name: 'Ask' })
  await expect.element(button).toBeVisible()
  for (let press = 0; press < 3; press += 1) (button.element() as HTMLElement).click()
  expect(onClick).toHaveBeenCalledTimes(3)
  expect(handled).toHaveBeenCalledOnce()
})
