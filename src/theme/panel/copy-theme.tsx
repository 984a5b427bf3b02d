'use client'

import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../components/copy-button/copy-button.js'
import { Segment, SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import type { ThemeAttributes } from '../../components/theme-scope/theme-scope.js'
import { usePanelWords } from '../../words/use-panel-words.js'
import type { ThemeSettings } from '../theme.props.js'
import { copyButton, copyPlace, formats } from './copy-theme.css.js'
import { formatThemeCss, formatThemeJson, formatThemeJsx } from './format-theme.js'
import { option } from './theme-axes.css.js'
import { usePageChanges } from './use-page-changes.js'

/** Copies the settings as JSX, CSS variables or JSON. */
export function CopyTheme({ settings, attributes }: { settings: ThemeSettings; attributes: ThemeAttributes }) {
  const words = usePanelWords()
  const probe = useRef<HTMLSpanElement>(null)
  const [format, setFormat] = useState('jsx')
  const [css, setCss] = useState('')
  const changes = usePageChanges()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values depend on the page as well.
  useEffect(() => {
    if (format !== 'css' || !probe.current) return
    const styles = getComputedStyle(probe.current)
    setCss(formatThemeCss((property) => styles.getPropertyValue(property), settings))
  }, [format, settings, changes])
  const text = format === 'css' ? css : format === 'json' ? formatThemeJson(settings) : formatThemeJsx(settings)
  return (
    <div className={copyPlace}>
      <span ref={probe} {...attributes} hidden />
      <SegmentedControl aria-label={words.copyAs} className={formats} value={format} onValueChange={setFormat}>
        <Segment value="jsx" className={option}>
          JSX
        </Segment>
        <Segment value="css" className={option} label={words.cssVariables} title={words.cssVariables}>
          CSS
        </Segment>
        <Segment value="json" className={option}>
          JSON
        </Segment>
      </SegmentedControl>
      <CopyButton kind="text" variant="solid" value={text} label={words.copyTheme} className={copyButton} />
    </div>
  )
}
