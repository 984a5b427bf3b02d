'use client'

import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Text } from '../../../../components/text/text.js'
import { CircleCheck } from '../../../../icons/circle-check.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { NamesWords } from '../../messages/en.js'
import type { RegisteredName } from '../../model/own-name.js'

export type RegisterAccountNameSuccessViewProps = {
  labels: NamesWords
  /** With its zone. */
  name: string
  /** The account that it leads to. */
  address: string
  /** Whether other apps can resolve the name; null if unknown. */
  mirror: RegisteredName['mirror']
  onDone: () => void
}

/** A name of the account, the address that it leads to, and where it works. */
export function RegisterAccountNameSuccessView({
  labels,
  name,
  address,
  mirror,
  onDone,
}: RegisterAccountNameSuccessViewProps) {
  const shown = toPlainName(name)
  return (
    <>
      <CenteredMessage
        image={<IconTile as={CircleCheck} accent="green" />}
        title={labels.doneTitle({ name: shown })}
        text={labels.doneText}
        actions={
          <>
            <Button onClick={onDone}>{labels.done}</Button>
            <CopyButton kind="text" value={name} variant="soft" label={labels.copy} copiedLabel={labels.copied} />
          </>
        }
      />
      <ViewBody>
        <DataList divided>
          <DataListItem label={labels.account}>
            <Address value={address} format="full" mono />
          </DataListItem>
        </DataList>
        {mirror === null ? null : (
          <Text as="p" size="2" tone="muted" align="center" role="status">
            {mirror === 'done' ? labels.mirrored : labels.notMirrored}
          </Text>
        )}
      </ViewBody>
    </>
  )
}
