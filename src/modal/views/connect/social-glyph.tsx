import type { SocialProvider } from '../../../core/model/state.js'

/** Plain line drawings of ours that call the providers to mind: nobody's logo is copied. */
const lines: Record<Exclude<SocialProvider, 'apple'>, string> = {
  google: 'M20 12h-8M17.7 6.3A8 8 0 1 0 20 12',
  x: 'M5 5l14 14M19 5L5 19',
  farcaster: 'M4 5h16M6 20V11a6 6 0 0 1 12 0v9M4 20h4M16 20h4',
  discord:
    'M8.5 17l-1.2 2C5.700 18.600 4.200 17.900 3 17c0-4 1-7.500 3-11 1.500-.700 2.700-1 4-1.200l.700 1.400h2.600l.700-1.400c1.300.200 2.500.500 4 1.200 2 3.500 3 7 3 11-1.200.900-2.700 1.600-4.300 2l-1.200-2M7 16.200c3 1.400 7 1.400 10 0M9 12h.01M15 12h.01',
  github:
    'M15 21v-3.500c0-1-.3-1.600-.8-2 2.700-.3 5.300-1.400 5.300-5.700 0-1.200-.4-2.300-1.200-3.100.1-.4.500-1.600-.1-3.100-1 0-2 .6-3.100 1.300a10.600 10.600 0 0 0-6.200 0C7.800 4.200 6.800 3.600 5.800 3.600c-.6 1.500-.2 2.700-.1 3.100-.8.8-1.200 1.900-1.200 3.100 0 4.300 2.600 5.400 5.300 5.700-.5.400-.8 1-.8 2V21M9 18.500c-3 1-4-1-5.500-1.500',
  facebook: 'M16 4h-2a4 4 0 0 0-4 4v13M7 12h8',
}

/** Decorative: the button says whose it is. */
export function SocialGlyph({ provider }: { provider: keyof typeof lines }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.125rem"
      height="1.125rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines[provider]} />
    </svg>
  )
}
