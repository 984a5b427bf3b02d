import { useState } from 'react'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from '../../../../components/accordion/accordion.js'
import { Amount } from '../../../../components/amount/amount.js'
import { Button } from '../../../../components/button/button.js'
import { DataList } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Icon } from '../../../../components/icon/icon.js'
import { Text } from '../../../../components/text/text.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import { ArrowLeftRight } from '../../../../icons/arrow-left-right.js'
import type { SwapWords } from '../../messages/en.js'
import { SwapFacts, type SwapFactsProps } from '../parts/swap-facts.js'
import { AgeRing } from './age-ring.js'
import { SlippageField, type SlippageFieldProps } from './slippage-field.js'

/** The price of one token in the other, in whole tokens as a decimal text, and the inverse. */
export type SwapRate = { from: string; to: string; amount: string; inverse: string }

export type SwapDetailsProps = {
  labels: SwapWords
  locale: string
  /** Null while there is no price. */
  rate: SwapRate | null
  /** The time of the price, in ms. Null: it does not expire. */
  readAt: number | null
  /** Null while there is no price. */
  facts: Omit<SwapFactsProps, 'labels' | 'locale'> | null
  /** Null if a swap is always 1:1: then a text explains why there is no price and no slippage. */
  slippage: Omit<SlippageFieldProps, 'labels' | 'locale'> | null
}

/** The rate, in a line that opens all other details of a swap. */
export function SwapDetails({ labels, locale, rate, readAt, facts, slippage }: SwapDetailsProps) {
  const [isInverted, setInverted] = useState(false)
  return (
    <Accordion>
      <AccordionItem value="details">
        <AccordionTrigger>
          <Flex align="center" gap="2">
            {rate ? <Rate locale={locale} rate={rate} isInverted={isInverted} /> : labels.details}
            {rate && readAt !== null ? <AgeRing key={readAt} /> : null}
          </Flex>
        </AccordionTrigger>
        <AccordionContent>
          <Flex direction="column" gap="3">
            {rate ? (
              <Button size="1" variant="soft" accent="gray" onClick={() => setInverted(!isInverted)}>
                <Icon as={ArrowLeftRight} size={14} />
                <Rate locale={locale} rate={rate} isInverted={!isInverted} />
                <VisuallyHidden>{labels.turnRate}</VisuallyHidden>
              </Button>
            ) : null}
            {slippage ? (
              <SlippageField labels={labels} locale={locale} {...slippage} />
            ) : (
              <Text as="p" size="2" tone="muted">
                {labels.wrapText}
              </Text>
            )}
            {facts ? (
              <DataList>
                <SwapFacts labels={labels} locale={locale} {...facts} />
              </DataList>
            ) : null}
          </Flex>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  )
}

type RateProps = { locale: string; rate: SwapRate; isInverted: boolean }

/** Digits after the point of a rate. */
const RATE_DIGITS = 6

function Rate({ locale, rate: { from, to, amount, inverse }, isInverted }: RateProps) {
  const [one, other, value] = isInverted ? [to, from, inverse] : [from, to, amount]
  return (
    <span>
      <Amount value="1" symbol={one} locale={locale} /> ={' '}
      <Amount value={value} symbol={other} digits={RATE_DIGITS} locale={locale} />
    </span>
  )
}
