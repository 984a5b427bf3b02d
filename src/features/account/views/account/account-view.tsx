'use client'

import type { ReactNode } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Avatar } from '../../../../components/avatar/avatar.js'
import { Button } from '../../../../components/button/button.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { IconButton } from '../../../../components/icon-button/icon-button.js'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../components/tabs/tabs.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ChevronsUpDown } from '../../../../icons/chevrons-up-down.js'
import { ExternalLink } from '../../../../icons/external-link.js'
import { Settings } from '../../../../icons/settings.js'
import { DisconnectFooter } from '../../../../parts/footer-line/disconnect-footer.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import type { PortfolioWords } from '../../../../parts/messages/portfolio.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { wrappingTab } from '../../../../parts/view-body/wrapping-tab.css.js'
import type { ShownLink } from '../../../../parts/views/use-view-links.js'
import { AccountTotal, type AccountTotalState } from './account-total.js'
import {
  actionIcon,
  action as actionStyle,
  actions as actionsStyle,
  addressLine,
  avatar,
  identity as identityStyle,
  name as nameStyle,
  switcher,
} from './account-view.css.js'

export const accountTabs = ['tokens', 'nfts', 'activity'] as const
export type AccountTab = (typeof accountTabs)[number]

export type AccountViewProps = {
  words: ShownMessages
  labels: PortfolioWords
  address: string
  /** The name and picture of the address, if it has them. */
  identity: { name: string | null; avatarUrl: string | null }
  wallet: { name: string; imageUrl?: string | undefined }
  /** The account's page in the block explorer. */
  explorerUrl?: string | null | undefined
  total: AccountTotalState
  /** In the order of the app. */
  actions: readonly ShownLink[]
  /** By default all. */
  tabs?: readonly AccountTab[]
  tab: AccountTab
  /** The rows that the kind of wallet adds, above the tabs. */
  extra?: ReactNode
  /** The content of the selected tab. */
  children: ReactNode
  isDisconnecting?: boolean
  onTab: (tab: AccountTab) => void
  /** Opens ProfileWallets. */
  onWallets: () => void
  onSettings: () => void
  onDisconnect: () => unknown
}

/** The account: its name, its assets and its transactions. */
export function AccountView(props: AccountViewProps) {
  const {
    words,
    labels,
    address,
    identity,
    wallet,
    explorerUrl,
    total,
    actions,
    tabs = accountTabs,
    tab,
    children,
  } = props
  const name = toPlainName(identity.name ?? '')
  return (
    <>
      <ViewBody>
        <div className={identityStyle}>
          <Avatar size="5" seed={address} src={identity.avatarUrl ?? undefined} className={avatar} />
          <Button size="2" variant="ghost" accent="gray" className={switcher} onClick={props.onWallets}>
            <bdi className={nameStyle} title={name || address}>
              {name || <Address value={address} />}
            </bdi>
            <VisuallyHidden>{labels.switchWallet}</VisuallyHidden>
            <Icon as={ChevronsUpDown} size={16} />
          </Button>
          <span className={addressLine}>
            {name ? (
              <Text size="2" tone="muted">
                <Address value={address} />
              </Text>
            ) : (
              <>
                <WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="20" />
                <Text size="2" tone="muted" truncate asChild>
                  <bdi title={toPlainName(wallet.name)}>{toPlainName(wallet.name)}</bdi>
                </Text>
              </>
            )}
            <CopyButton
              value={address}
              size="1"
              label={words.account.copyAddress}
              copiedLabel={words.account.addressCopied}
            />
            {explorerUrl ? (
              <IconButton size="1" label={words.account.viewInExplorer} asChild>
                <a href={explorerUrl} target="_blank" rel="noopener noreferrer">
                  <Icon as={ExternalLink} size={16} isDirectional />
                </a>
              </IconButton>
            ) : null}
            <IconButton size="1" label={labels.settings} onClick={props.onSettings}>
              <Icon as={Settings} size={16} />
            </IconButton>
          </span>
        </div>
        <AccountTotal words={words} labels={labels} total={total} />
        {actions.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
          <div role="group" aria-label={labels.actions} className={actionsStyle}>
            {actions.map(({ label, icon, onClick }) => (
              <Button key={label} variant="soft" accent="gray" className={actionStyle} onClick={onClick}>
                <Icon as={icon} className={actionIcon} />
                <span>{label}</span>
              </Button>
            ))}
          </div>
        ) : null}
        {props.extra}
        <Tabs value={tab} onValueChange={(value) => props.onTab(readTab(value))}>
          <TabsList variant="segmented" label={labels.tabs}>
            {tabs.map((value) => (
              <TabsTrigger key={value} value={value} className={wrappingTab}>
                {labels[value]}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map((value) => (
            <TabsContent key={value} value={value}>
              {children}
            </TabsContent>
          ))}
        </Tabs>
      </ViewBody>
      <DisconnectFooter
        words={words}
        isDisconnecting={props.isDisconnecting ?? false}
        onDisconnect={props.onDisconnect}
      />
    </>
  )
}

function readTab(value: string): AccountTab {
  return accountTabs.find((tab) => tab === value) ?? 'tokens'
}
