import type { ReactNode } from 'react'
import { Address, Code, DataList, DataListItem, Heading } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { TypedDataField } from '../../../requests/typed-data/flatten-fields.js'
import type { Approval } from '../../describe/approval.js'
import { part, value as valueClass } from '../parts.css.js'
import { AccountItems } from './account-items.js'
import type { DetailContext } from './detail-context.js'
import { EffectDetails } from './effect-details.js'

/** The actions that the data lets others take, its domain, and each of its values in the order in which they are signed. */
export function TypedDataDetails({
  approval,
  context,
}: {
  approval: Extract<Approval, { kind: 'typed-data' }>
  context: DetailContext
}) {
  const { words } = context
  const { effect, domain, fields, primaryType } = approval
  const hasChain = domain.some(({ path }) => path === 'chainId')
  return (
    <>
      {effect ? <EffectDetails effect={effect} account={approval.account} context={context} /> : null}
      <Fields heading={words.data} fields={fields} nothing={words.nothing}>
        <DataListItem label={words.dataType}>
          <Code variant="ghost">{primaryType}</Code>
        </DataListItem>
      </Fields>
      <Fields heading={words.domain} fields={domain} nothing={words.nothing} />
      <DataList divided>
        {hasChain ? <DataListItem label={words.network}>{context.networkName}</DataListItem> : null}
        <AccountItems approval={approval} context={context} />
      </DataList>
    </>
  )
}

type FieldsProps = { heading: string; fields: readonly TypedDataField[]; nothing: string; children?: ReactNode }

function Fields({ heading, fields, nothing, children }: FieldsProps) {
  return (
    <section className={part}>
      <Heading as="h2" size="2">
        {heading}
      </Heading>
      <DataList orientation="vertical" divided>
        {children}
        {fields.map(({ path, type, value }) => (
          <DataListItem key={path} label={<span dir="ltr">{path}</span>}>
            {type === 'address' ? (
              <Address value={value} format="full" mono />
            ) : (
              <span className={valueClass}>{value === '' ? nothing : revealHidden(value)}</span>
            )}
          </DataListItem>
        ))}
      </DataList>
    </section>
  )
}
