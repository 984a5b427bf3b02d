import { type ReactNode, useState } from 'react'
import { Badge, Button, Text } from '../../../src/components/index.js'
import { Theme, type ThemeSettings, useTheme } from '../../../src/theme/index.js'
import { ThemePanelView, type ThemePanelViewProps } from '../../../src/theme/panel/theme-panel-view.js'
import { useUndoableSettings } from '../../../src/theme/settings/use-undoable-settings.js'
import { page, place } from './panel-demo.css.js'

export type PanelDemoProps = Partial<ThemePanelViewProps> & {
  /** The axes that differ from the toolbar's theme at the start. */
  start?: Partial<ThemeSettings> | undefined
}

/** The panel with settings of its own, which start as the toolbar's, and a sample in that theme. */
export function PanelDemo({ start, settings: _, canUndo: __, onChange, onUndo, onReset, ...rest }: PanelDemoProps) {
  const around = useTheme()
  const [own, setOwn] = useState<Partial<ThemeSettings>>(start ?? {})
  const settings = { ...around, ...own }
  const editing = useUndoableSettings({
    settings,
    onChange: (patch) => {
      onChange?.(patch)
      setOwn((before) => ({ ...before, ...patch }))
    },
    defaults: around,
  })
  return (
    <Theme {...settings} data-testid="page" className={page}>
      {rest.container ? null : <PageSample />}
      <ThemePanelView
        settings={settings}
        onChange={editing.change}
        canUndo={editing.canUndo}
        onUndo={() => {
          onUndo?.()
          editing.undo()
        }}
        onReset={() => {
          onReset?.()
          editing.reset()
        }}
        onClose={() => undefined}
        {...rest}
      />
    </Theme>
  )
}

/** A few components that show the effect of the panel on a page. */
export function PageSample() {
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
      <Button>Connect wallet</Button>
      <Badge>Installed</Badge>
      <Text tone="muted">Muted text</Text>
    </div>
  )
}

/** A container for a panel, so that several stand side by side instead of over each other. */
export function PanelPlace({
  blockSize,
  children,
}: {
  blockSize: string
  children: (container: Element) => ReactNode
}) {
  const [container, setContainer] = useState<Element | null>(null)
  return (
    <div ref={setContainer} className={place} style={{ blockSize }}>
      {container ? children(container) : null}
    </div>
  )
}
