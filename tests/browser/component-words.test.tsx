import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Address,
  Amount,
  Callout,
  ComponentWordsProvider,
  CopyButton,
  Form,
  FormControl,
  FormField,
  FormLabel,
  FormMessage,
  Link,
  OneTimePasswordField,
  QrCode,
  Slider,
  TextField,
} from '../../src/components/index.js'
import { createLintel } from '../../src/headless/index.js'
import { ar } from '../../src/languages/ar.js'
import { LintelProvider } from '../../src/react/index.js'
import { mockChain, sampleConnectors, sampleNetworks } from '../../src/testing/index.js'
import { ThemePanelView } from '../../src/theme/panel/theme-panel-view.js'
import { themeDefaults } from '../../src/theme/theme.props.js'
import { enComponentWords } from '../../src/words/component-words.js'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.querySelector('main')?.remove()
})

function mount(element: ReactNode): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'))
  root = createRoot(main)
  flushSync(() => root?.render(element))
  return main
}

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const LOOK_ALIKE = `0xd8dA${ADDRESS.slice(6, -4).replaceAll('6', '7')}6045`

/** Every component with words of its own, in the states that show them. */
const parts = (
  <>
    <Slider aria-label="١" defaultValue={[50]} />
    <OneTimePasswordField aria-label="٢" />
    <Form>
      {Object.keys(enComponentWords.form).map((error) => (
        <FormField key={error} name={error}>
          <FormLabel>٣</FormLabel>
          <FormControl>
            <TextField />
          </FormControl>
          <FormMessage match={error as 'badInput'} forceMatch />
        </FormField>
      ))}
    </Form>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Callout key={tone} tone={tone}>
        ٤
      </Callout>
    ))}
    <CopyButton value="٥" kind="text" />
    <QrCode value={'٦'.repeat(4000)} label="٦" />
    <Address value="0x\u200b12" copyable />
    <Address value={LOOK_ALIKE} known={ADDRESS} />
    <Amount value="?" />
    <Amount value="0.000000000001" />
    <Link href="#٧" external>
      ٧
    </Link>
  </>
)

/** The theme panel with every note. */
const panel = (
  <ThemePanelView
    settings={themeDefaults}
    onChange={() => {}}
    onUndo={() => {}}
    canUndo={false}
    onReset={() => {}}
    onClose={() => {}}
    isKept={false}
    isLinked
    ignored={Array.from({ length: 6 }, () => ({ axis: '٨', value: '٨' }) as never)}
    onDismissIgnored={() => {}}
  />
)

/** Texts, names and descriptions with words in Latin letters, without names of formats and without addresses. */
function listLatin(): string[] {
  // Storybook has its own texts in the page, which are hidden.
  const texts = [...document.body.querySelectorAll('*:not([class^="sb-"], [class^="sb-"] *)')].flatMap((element) => [
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((text) => text.textContent ?? ''),
  ])
  const strip = (text: string) => text.replace(/0x\S+|\b(QR|CSS|JSX|JSON|AAA?|Lc)\b/g, '')
  return texts.filter((text) => /[a-z]{2}/i.test(strip(text)) && !/^[\da-f]+$/i.test(text))
}

test('in Arabic no component speaks English', async () => {
  const main = mount(<ComponentWordsProvider words={ar.components}>{parts}</ComponentWordsProvider>)
  await userEvent.type(main.querySelector('input[autocomplete="one-time-code"]') as Element, 'x')
  await expect.poll(() => main.textContent).toContain(ar.components.oneTimePasswordField?.numeric)
  expect(listLatin()).toEqual([])
})

test('in Arabic the theme panel speaks no English', () => {
  mount(<ComponentWordsProvider words={ar.components}>{panel}</ComponentWordsProvider>)
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(ar.components.themePanel?.notKept)
  expect(listLatin()).toEqual([])
})

test("an app's function names accents and grays by their values", () => {
  mount(
    <ComponentWordsProvider words={{ themePanel: { color: ({ name }) => `Our ${name}` } }}>
      {panel}
    </ComponentWordsProvider>,
  )
  expect(document.querySelector('[role=radio][aria-label="Our indigo"]')).not.toBeNull()
})

test('LintelProvider gives the components the language of its messages', async () => {
  const adapters = [mockChain({ wallets: sampleConnectors })]
  const lintel = createLintel({ metadata: { name: 'Words' }, networks: sampleNetworks, adapters })
  const main = mount(
    <LintelProvider lintel={lintel}>
      <Slider aria-label="Volume" defaultValue={[50]} />
      <Slider aria-label="Fee" defaultValue={[50]} lessLabel="Cheaper" />
    </LintelProvider>,
  )
  const readNames = () => [...main.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(readNames()).toEqual(['Less', 'More', 'Cheaper', 'More'])
  await lintel.actions.setMessages(async () => ar)
  await expect.poll(() => readNames()).toEqual(['أقل', 'أكثر', 'Cheaper', 'أكثر'])
})
