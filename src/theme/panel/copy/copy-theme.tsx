'use client'

import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { useCopy } from '../../../components/copy-button/use-copy.js'
import { Icon } from '../../../components/icon/icon.js'
import type { ThemeAttributes } from '../../../components/theme-scope/theme-scope.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { ThemeSettings } from '../../theme.js'
import { radio } from '../choices/radio-tile.css.js'
import { usePageChanges } from '../use-page-changes.js'
import { ByHand } from './by-hand.js'
import { bar, button, format, formats, place, word, words } from './copy-theme.css.js'
import { formatThemeJson, formatThemeJsx } from './format-theme-code.js'
import { formatThemeCss } from './format-theme-css.js'

const shapes = [
  { value: 'jsx', label: 'JSX', name: 'JSX' },
  { value: 'css', label: 'CSS', name: 'CSS variables' },
  { value: 'json', label: 'JSON', name: 'JSON' },
] as const

type Shape = (typeof shapes)[number]['value']

/** Hands the look over as code. "Copied" is shown for 2000 ms and announced; refused, the text is there to be copied. */
export function CopyTheme({ settings, attributes }: { settings: ThemeSettings; attributes: ThemeAttributes }) {
  const name = useId()
  const probe = useRef<HTMLSpanElement>(null)
  const [shape, setShape] = useState<Shape>('jsx')
  const [css, setCss] = useState('')
  const [attempts, setAttempts] = useState(0)
  const changes = usePageChanges()
  const { value: text, status, copy } = useText(shape, settings, css)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the page as well.
  useEffect(() => {
    if (shape !== 'css' || !probe.current) return
    const styles = getComputedStyle(probe.current)
    setCss(formatThemeCss((property) => styles.getPropertyValue(property), settings))
  }, [shape, settings, changes])
  const isCopied = status === 'copied'
  const copyAgain = async () => {
    await copy()
    setAttempts((before) => before + 1)
  }
  return (
    <div className={place}>
      <span ref={probe} {...attributes} hidden />
      {status === 'refused' ? <ByHand key={attempts} text={text} /> : null}
      <div className={bar}>
        <fieldset className={formats} aria-label="Copy as">
          {shapes.map(({ value, label, name: whole }) => (
            <label key={value} className={format} title={whole}>
              <input
                type="radio"
                name={name}
                className={radio}
                checked={shape === value}
                onChange={() => setShape(value)}
                aria-label={whole}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Button size="2" className={button} data-status={status} onClick={() => void copyAgain()}>
          <Icon as={isCopied ? Check : Copy} size={16} />
          <span className={words}>
            <span className={word} data-unseen={isCopied ? '' : undefined}>
              Copy theme
            </span>
            <span className={word} data-unseen={isCopied ? undefined : ''} aria-hidden>
              Copied
            </span>
          </span>
        </Button>
      </div>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </div>
  )
}

function useText(shape: Shape, settings: ThemeSettings, css: string) {
  const value = shape === 'css' ? css : shape === 'json' ? formatThemeJson(settings) : formatThemeJsx(settings)
  return { value, ...useCopy(value, {}) }
}
