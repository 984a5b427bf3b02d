import { Avatar, Badge, Icon, List, ListItem } from '../../src/components/index.js'
import { CircleHelp, X } from '../../src/icons/index.js'
import { useMessages } from '../../src/index.js'
import { sampleConnectors } from '../../src/testing/index.js'
import { arch, archBody, archCard, archEnd, archHeader, archIcon, archTitle } from '../page.css.js'

/** A static picture of the Connect view inside an arch. It uses the kit's rows, so the modal's code is not loaded. */
export function Arch() {
  const words = useMessages()
  return (
    <div className={arch} inert aria-hidden="true">
      <div className={archCard}>
        <div className={archHeader}>
          <Icon as={CircleHelp} />
          <span className={archTitle}>{words.titles.Connect}</span>
          <span className={archEnd}>
            <Icon as={X} />
          </span>
        </div>
        <div className={archBody}>
          <List label={words.connect.wallets}>
            {sampleConnectors.map(({ id, name, imageUrl }, index) => (
              <ListItem
                key={id}
                icon={<Avatar size="3" shape="square" src={imageUrl} name={name} className={archIcon} />}
                name={name}
                tag={
                  <Badge accent={index === 0 ? 'gray' : 'green'}>
                    {words.connect[index === 0 ? 'recent' : 'installed']}
                  </Badge>
                }
              />
            ))}
          </List>
        </div>
      </div>
    </div>
  )
}
