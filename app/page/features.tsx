import { Icon } from '../../src/components/index.js'
import { Accessibility, Feather, Palette, Server } from '../../src/icons/index.js'
import { feature, featureIcon, featureText, featureTitle, section } from '../page.css.js'
import { enMore } from '../words/en-more.js'
import { useSiteWords } from '../words/site-words.js'

const features = [
  { icon: Palette, name: 'anyTheme' },
  { icon: Accessibility, name: 'forEveryone' },
  { icon: Server, name: 'yoursToHost' },
  { icon: Feather, name: 'light' },
] as const

export function Features() {
  const words = useSiteWords('more', enMore)
  return (
    <section id="why" className={section} aria-label={words.why}>
      {features.map(({ icon, name }) => (
        <div key={name} className={feature}>
          <span className={featureIcon}>
            <Icon as={icon} size={20} />
          </span>
          <h2 className={featureTitle}>{words[name]}</h2>
          <p className={featureText}>{words[`${name}Text`]}</p>
        </div>
      ))}
    </section>
  )
}
