import { Profiler, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../src/styles.js'
import { Avatar } from '../../../src/components/avatar/avatar.js'
import { Badge } from '../../../src/components/badge/badge.js'
import { Button } from '../../../src/components/button/button.js'
import { Heading } from '../../../src/components/heading/heading.js'
import { Icon } from '../../../src/components/icon/icon.js'
import { IconButton } from '../../../src/components/icon-button/icon-button.js'
import { Separator } from '../../../src/components/separator/separator.js'
import { Text } from '../../../src/components/text/text.js'
import { Theme, type ThemeProps } from '../../../src/theme/index.js'

/** 50 groups of ten components: 500, as on a busy page of an app. */
const GROUPS = 50

let renders = 0

/** Holds the theme in state, as an app does. The page is passed as `children`. */
function Look({ children }: { children: ReactNode }) {
  const [props, setProps] = useState<ThemeProps>({})
  Object.assign(window, { setLook: (next: ThemeProps) => flushSync(() => setProps((last) => ({ ...last, ...next }))) })
  return (
    <Theme {...props} root>
      {children}
    </Theme>
  )
}

const Dot = () => <circle cx="12" cy="12" r="6" />

function Group({ index }: { index: number }) {
  return (
    <section style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, alignItems: 'center' }}>
      <Heading size="3">Group {index}</Heading>
      <Avatar seed={`0x${index}`} />
      <Button>Connect</Button>
      <Button variant="soft">Try again</Button>
      <Button variant="outline" accent="gray">
        Cancel
      </Button>
      <Badge>Installed</Badge>
      <Badge accent="green">Online</Badge>
      <IconButton label="More">
        <Icon as={Dot as never} />
      </IconButton>
      <Text tone="muted">Some muted text beside it</Text>
      <Separator />
    </section>
  )
}

Object.assign(window, { countRenders: () => renders })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Look>
      <Profiler
        id="page"
        onRender={() => {
          renders += 1
        }}
      >
        {Array.from({ length: GROUPS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
          <Group key={index} index={index} />
        ))}
      </Profiler>
    </Look>,
  )
}
