import { Icon } from '../../src/components/index.js'
import { Accessibility, Feather, type IconComponent, Palette, Server } from '../../src/icons/index.js'
import { feature, featureIcon, featureText, featureTitle, section } from './page.css.js'

const features: readonly { icon: IconComponent; title: string; text: string }[] = [
  {
    icon: Palette,
    title: 'Any theme',
    text: 'Accent, radius, scaling, light and dark are an attribute each. Contrast is computed, not hoped for.',
  },
  {
    icon: Accessibility,
    title: 'For everyone',
    text: 'Keyboard, screen readers, right to left, reduced motion, forced colors.',
  },
  {
    icon: Server,
    title: 'Yours to host',
    text: 'The site, local chains and a practice wallet run with one command. No vendor account.',
  },
  {
    icon: Feather,
    title: 'Light',
    text: 'Half the script of the next lightest kit. Nothing is fetched from elsewhere before the first click.',
  },
]

export function Features() {
  return (
    <section id="why" className={section} aria-label="Why Lintel">
      {features.map(({ icon, title, text }) => (
        <div key={title} className={feature}>
          <span className={featureIcon}>
            <Icon as={icon} size={20} />
          </span>
          <h2 className={featureTitle}>{title}</h2>
          <p className={featureText}>{text}</p>
        </div>
      ))}
    </section>
  )
}
