import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  Form,
  FormControl,
  FormField,
  FormLabel,
  FormMessage,
  Icon,
  Select,
} from '../../src/components/index.js'
import { Globe } from '../../src/icons/index.js'
import { ForeignDialog } from '../support/foreign-dialog.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const globe = <Icon as={Globe} size={16} />
const options = [
  { value: '1', label: 'Ethereum', icon: globe, hint: 'ETH' },
  {
    label: 'Rollups',
    options: [
      { value: '8453', label: 'Base', icon: globe },
      { value: '42161', label: 'Arbitrum One', icon: globe },
      { value: '10', label: 'OP Mainnet', icon: globe, disabled: true },
      { value: '59144', label: 'Linea', icon: globe },
    ],
  },
]
const many = Array.from({ length: 200 }, (_, at) => ({ value: String(at), label: `Network ${at}` }))

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  args: { label: 'Network', options, placeholder: 'Choose a network', onValueChange: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ inlineSize: name === 'Accents' ? 'auto' : '16rem' }}>
        <Story />
      </div>
    ),
  ],
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one value from a list. Use Radio or SegmentedControl for up to five options, and DropdownMenu for actions.',
          '**Options** are data: `{ value, label, icon, hint, disabled }`, or `{ label, options }` for a group. An empty value throws, because it means that nothing is selected; `placeholder` is the text for that.',
          '**Do** name it, by FormLabel or `aria-label`; keep the order that visitors expect. **Do not** put more than a few words into a label.',
          '**Keyboard** Enter, Space, ArrowUp and ArrowDown open the list. In the list, arrows, Page keys (ten options), Home and End move, Enter and Space select, Escape closes it without a change. Letters move to the option that begins with them; after 1 s without a key a new word begins. On the closed field letters select at once.',
          '**Pointer** The arrows at the ends of a long list scroll by one row every 50 ms while the pointer is on them.',
          '**Accessibility** A combobox with a listbox. The open list has the focus, and the rest of the page is hidden from assistive technology. Inside a form a hidden select is submitted, reset, validated and filled in by the browser.',
          '**Content Security Policy** The primitive `@radix-ui/react-select` adds two style elements to the page while the list is open. Under a strict `style-src`, set `nonce` on Theme.',
          '**Data attributes** on the field: `data-state` (`open`, `closed`), `data-placeholder`, `data-invalid`, `data-accent`; on options: `data-state` (`checked`, `unchecked`), `data-highlighted`, `data-disabled`. **CSS variables** on the list: `--radix-select-trigger-width` and the others of the primitive, `--lintel-modal-z-index`.',
        ].join('\n\n'),
      },
    },
  },
})

const field = { label: 'Network', options, placeholder: 'Choose a network' }

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sizes">
        {(['1', '2', '3', '4'] as const).map((size) => (
          <Select key={size} {...field} size={size} defaultValue="1" />
        ))}
      </SpecimenRow>
      <SpecimenRow label="empty, invalid, disabled">
        <Select {...field} />
        <Select {...field} invalid />
        <Select {...field} disabled defaultValue="8453" />
      </SpecimenRow>
    </Specimen>
  ),
})

/** The list, with a group, a disabled option and the selected one. */
export const Open = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ boxSizing: 'border-box', minBlockSize: '19rem', padding: '1rem' }}>
      {/* `open`, because the list closes by itself when a picture changes the size of the window. */}
      <Select {...field} defaultValue="8453" open />
    </div>
  ),
  play: async () => {
    // The list fades in.
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
  },
})

/** All 26 accents: focus ring and tick. */
export const Accents = meta.story(
  accents((accent) => (
    <Select
      label="Network"
      options={[{ value: '1', label: 'Base' }]}
      accent={accent}
      size="1"
      defaultValue="1"
      style={{ outline: '2px solid var(--lintel-accent-ring)', outlineOffset: '-2px' }}
    />
  )),
)

/** The primitive moves focus in the next task. */
const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveFocus())

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Network' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: 'Network' })
    await expectFocus('Ethereum')
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus('Base')
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus('Arbitrum One')
    // The disabled option is skipped.
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus('Linea')
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus('Linea')
    await userEvent.keyboard('{Home}')
    await expectFocus('Ethereum')
    await userEvent.keyboard('{End}')
    await expectFocus('Linea')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('59144')
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await expect(trigger).toHaveTextContent('Linea')
    await waitFor(() => expect(trigger).toHaveFocus())
    // Escape changes nothing.
    await userEvent.keyboard('{Enter}')
    await expectFocus('Linea')
    await userEvent.keyboard('{Home}')
    await expectFocus('Ethereum')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(trigger).toHaveTextContent('Linea')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

export const ByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Network' })
    await expect(trigger).toHaveTextContent('Choose a network')
    await userEvent.click(trigger)
    const list = await screen.findByRole('listbox')
    await userEvent.click(within(list).getByRole('option', { name: 'OP Mainnet' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(within(list).getByRole('option', { name: 'Base' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('8453')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(document.body.style.pointerEvents).toBe('')
    await userEvent.click(trigger)
    await expect(await screen.findByRole('option', { name: 'Base' })).toHaveAttribute('aria-selected', 'true')
    // The primitive sets `pointer-events: none` on `body` while the list is open.
    await userEvent.click(document.documentElement)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(document.body.style.pointerEvents).toBe('')
  },
})

/** On the closed field letters select; after 1 s without a key a new word begins. */
export const TypeAhead = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const timers = holdTimers(1000)
    try {
      const trigger = canvas.getByRole('combobox')
      trigger.focus()
      await userEvent.keyboard('b')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('8453')
      // The same word: no label begins with "bl".
      await userEvent.keyboard('l')
      await expect(trigger).toHaveTextContent('Base')
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await userEvent.keyboard('l')
      await expect(trigger).toHaveTextContent('Linea')
      timers.elapse()
      // A space in a typed word does not select.
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('listbox')
      await userEvent.keyboard('arbitrum o')
      await expectFocus('Arbitrum One')
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    } finally {
      timers.release()
    }
  },
})

/** The part of the list that scrolls. */
const findViewport = () => document.querySelector('[data-radix-select-viewport]') as HTMLElement

/** Scrolls by one row every 50 ms while the pointer is on an arrow. */
export const ScrollSteps = meta.story({
  args: { options: many, defaultValue: '0' },
  play: async ({ canvas, userEvent }) => {
    const { setInterval, clearInterval } = window
    const steps = new Map<number, () => void>()
    Object.assign(window, {
      setInterval: (run: () => void, ms?: number) => {
        if (ms !== 50) return setInterval(run, ms)
        steps.set(-1, run)
        return -1
      },
      clearInterval: (id?: number) => {
        if (id === undefined || !steps.delete(id)) clearInterval(id)
      },
    })
    try {
      await userEvent.click(canvas.getByRole('combobox'))
      await screen.findByRole('listbox')
      const arrow = await waitFor(() => {
        const found = document.querySelector('[data-direction="down"]')
        if (!found) throw new Error('The list is longer than its window, but shows no arrow.')
        return found
      })
      const view = findViewport()
      const row = screen.getByRole('option', { name: 'Network 1' }).offsetHeight
      const before = view.scrollTop
      await userEvent.pointer({ target: arrow })
      await expect(steps.size).toBe(1)
      steps.get(-1)?.()
      steps.get(-1)?.()
      await expect(view.scrollTop - before).toBe(2 * row)
      await waitFor(() => expect(document.querySelector('[data-direction="up"]')).not.toBeNull())
      await userEvent.pointer({ target: screen.getByRole('option', { name: 'Network 5' }) })
      await expect(steps.size).toBe(0)
    } finally {
      Object.assign(window, { setInterval, clearInterval })
    }
  },
})

/** 200 options: the selected one is visible when the list opens, and keys keep the focused one visible. */
export const LongList = meta.story({
  args: { options: many, defaultValue: '120' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    const view = findViewport()
    const isInSight = (name: string) => {
      const { top, bottom } = screen.getByRole('option', { name }).getBoundingClientRect()
      const frame = view.getBoundingClientRect()
      return top >= frame.top && bottom <= frame.bottom
    }
    await waitFor(() => expect(isInSight('Network 120')).toBe(true))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(isInSight('Network 130')).toBe(true))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(isInSight('Network 199')).toBe(true))
    await expect(view.getBoundingClientRect().height).toBeLessThanOrEqual(340)
  },
})

const onSubmit = fn((event: SubmitEvent) => event.preventDefault())

/** The form submits, validates and resets the value. */
export const InAForm = meta.story({
  render: () => (
    <form
      ref={(form) => form?.addEventListener('submit', onSubmit as unknown as EventListener)}
      style={{ display: 'grid', gap: '1rem' }}
    >
      <label htmlFor="network">Network</label>
      <Select id="network" name="chain" required options={options} placeholder="Choose a network" />
      <Button type="submit">Continue</Button>
      <Button type="reset" variant="soft">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSubmit.mockClear()
    const form = canvasElement.querySelector('form') as HTMLFormElement
    const trigger = canvas.getByRole('combobox', { name: 'Network' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expectFocus('Ethereum')
    await userEvent.keyboard('{ArrowDown}')
    await expectFocus('Base')
    await userEvent.keyboard('{Enter}')
    await expect(new FormData(form).get('chain')).toBe('8453')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(trigger).toHaveTextContent('Choose a network'))
    await expect(new FormData(form).get('chain')).toBe('')
  },
})

/** In a FormField the label names it, and its message disappears when a value is selected. */
export const InAFormField = meta.story({
  render: () => (
    <Form>
      <FormField name="chain">
        <FormLabel>Network</FormLabel>
        <FormControl>
          <Select required options={options} placeholder="Choose a network" />
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Choose a network' }} />
      </FormField>
      <Button type="submit">Continue</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Network' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(trigger).toHaveAccessibleDescription('Choose a network'))
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    await expectFocus('Ethereum')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(trigger).not.toHaveAttribute('aria-invalid'))
    await expect(trigger).toHaveTextContent('Ethereum')
  },
})

const onDialog = fn()

/** Escape and a press outside close the list; the dialog stays open. */
export const InsideADialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Dialog open onOpenChange={onDialog}>
      <DialogContent>
        <DialogTitle>Networks</DialogTitle>
        <DialogBody>
          <Select {...field} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onDialog.mockClear()
    const trigger = await screen.findByRole('combobox')
    const overlay = document.querySelector('[data-lintel-overlay]') as HTMLElement
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: 'Base' }))
    await expect(trigger).toHaveTextContent('Base')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(trigger)
    await screen.findByRole('listbox')
    await userEvent.click(overlay)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(onDialog).not.toHaveBeenCalled()
  },
})

/** It works inside another library's modal dialog. */
export const InsideAForeignDialog = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <ForeignDialog>
      <Select {...field} />
    </ForeignDialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foreign' }))
    const trigger = await screen.findByRole('combobox')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: 'Base' }))
    await expect(trigger).toHaveTextContent('Base')
    await expect(document.querySelector('[data-foreign]')).toHaveAttribute('data-state', 'open')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-foreign]')).toBeNull())
  },
})

/** Long and unusual text stays inside the field and the list. */
export const HostileText = meta.story({
  args: {
    options: Object.entries(hostile).map(([value, label]) => ({ value, label: label.slice(0, 300) })),
    defaultValue: 'unbroken',
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox')
    await expect(trigger.scrollWidth).toBeLessThanOrEqual(trigger.clientWidth)
    await userEvent.click(trigger)
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
