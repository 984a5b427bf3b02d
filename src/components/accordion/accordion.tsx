'use client'

import * as Primitive from '@radix-ui/react-accordion'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, CSSProperties } from 'react'
import { Icon } from '../icon/icon.js'
import { checkProps } from '../props/check-props.js'
import type { PropsOf } from '../props/prop-defs.js'
import { chevron, content, heading, inside, item, root, trigger, words } from './accordion.css.js'
import { accordionProps, accordionTriggerProps } from './accordion.props.js'

type Single = Omit<Primitive.AccordionSingleProps, 'type' | 'asChild'> & {
  /** One at a time, or as many as the visitor opens. */
  type?: 'single' | undefined
}
type Multiple = Omit<Primitive.AccordionMultipleProps, 'asChild'>

export type AccordionProps = Pick<PropsOf<typeof accordionProps>, 'variant'> &
  (Single | Multiple) & { ref?: ComponentProps<'div'>['ref'] }

/**
 * Sections of which the visitor opens what matters to them: questions and answers, details of a payment. What everybody
 * has to read does not belong in one. For views of one thing use Tabs.
 *
 * @example
 * <Accordion>
 *   <AccordionItem value="keys">
 *     <AccordionTrigger>Where are my keys?</AccordionTrigger>
 *     <AccordionContent>In your wallet, nowhere else.</AccordionContent>
 *   </AccordionItem>
 * </Accordion>
 */
export function Accordion({ variant = accordionProps.variant.default, className, ...rest }: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('Accordion', accordionProps, { variant, type: rest.type })
  const looks = { 'data-variant': variant, className: clsx(root, className) }
  if (rest.type === 'multiple') return <Primitive.Root {...rest} {...looks} />
  return <Primitive.Root collapsible {...rest} {...looks} type="single" />
}

export type AccordionItemProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'>

/** One section. Its `value` is its name to the accordion. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return <Primitive.Item {...rest} className={clsx(item, className)} />
}

export type AccordionTriggerProps = PropsOf<typeof accordionTriggerProps> &
  Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'>

/** The heading of a section, which opens it. `as` is its place in the outline of the page. */
export function AccordionTrigger({
  as: Tag = accordionTriggerProps.as.default,
  className,
  children,
  ...rest
}: AccordionTriggerProps) {
  if (process.env.NODE_ENV !== 'production') checkProps('AccordionTrigger', accordionTriggerProps, { as: Tag })
  return (
    <Primitive.Header asChild>
      <Tag className={heading}>
        <Primitive.Trigger {...rest} className={clsx(trigger, className)}>
          <span className={words}>{children}</span>
          <Icon as={ChevronDown} size={16} className={chevron} />
        </Primitive.Trigger>
      </Tag>
    </Primitive.Header>
  )
}

export type AccordionContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'asChild'>

// Aliases that Radix writes inline, which a strict content security policy refuses in the html of a server.
const withoutAliases = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties

/** What a section says. */
export function AccordionContent({ style, className, children, ...rest }: AccordionContentProps) {
  return (
    <Primitive.Content {...rest} style={{ ...withoutAliases, ...style }} className={clsx(content, className)}>
      <div className={inside}>{children}</div>
    </Primitive.Content>
  )
}
