import type { SocialProvider } from '../../../../core/model/connector.js'
import { Apple } from '../../../../icons/apple.js'
import { createIcon, type IconComponent } from '../../../../icons/create-icon.js'

const draw = (d: string) => createIcon([['path', { d }]])

/** Our own line drawings in the stroke of the kit's icons, not the providers' logos. */
export const socialIcons: Record<SocialProvider, IconComponent> = {
  apple: Apple,
  google: draw('M20 12h-8M17.7 6.3A8 8 0 1 0 20 12'),
  x: draw('M4 4h4.600L20 20h-4.600ZM19.200 4l-5.500 6.200M10.300 13.800L4.800 20'),
  farcaster: draw('M3.500 4h17M5 4v16h4v-5.500a3 3 0 0 1 6 0V20h4V4M3.500 20H5M19 20h1.500M5 8.500h14'),
  discord: draw(
    'M8.500 17l-1.200 2C5.700 18.600 4.200 17.900 3 17c0-4 1-7.500 3-11 1.500-.700 2.700-1 4-1.200l.700 1.400h2.600l.700-1.400c1.300.200 2.500.500 4 1.200 2 3.500 3 7 3 11-1.200.900-2.700 1.600-4.300 2l-1.200-2M7 16.200c3 1.400 7 1.400 10 0M9 12h.010M15 12h.010',
  ),
  github: draw(
    'M9.500 20.500v-3c0-1 .3-1.600.8-2C7.500 15.200 5 14 5 9.900c0-1.200.4-2.300 1.200-3.100-.1-.4-.5-1.600.1-3.100 1 0 2 .6 3.100 1.300a10.600 10.600 0 0 1 5.200 0c1.100-.7 2.100-1.300 3.100-1.300.6 1.500.2 2.700.1 3.100.8.800 1.200 1.900 1.200 3.100 0 4.100-2.500 5.300-5.300 5.600.5.400.8 1 .8 2v3M9.500 18.200c-2.400.8-3.500-.600-4.500-1.700',
  ),
  facebook: draw('M16 4h-2a4 4 0 0 0-4 4v13M7 12h8'),
}
