'use client'

import * as Primitive from '@radix-ui/react-accordion'
import clsx from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { ChevronDown } from '../../icons/chevron-down.js'
import { Icon } from '../icon/icon.js'
import { chevron, content, heading, inside, item, root, trigger, words } from './accordion.css.js'

type Single = Omit<Primitive.AccordionSingleProps, 'type' | 'asChild'> & {
  /** @default 'single' */
  type?: 'single' | undefined
}
type Multiple = Omit<Primitive.AccordionMultipleProps, 'asChild'>

export type AccordionProps = (Single | Multiple) & {
  /**
   * `surface` has a background and a border, `plain` has neither.
   *
   * @default 'surface'
   */
  variant?: 'surface' | 'plain' | undefined
  ref?: ComponentProps<'div'>['ref']
}

/**
 * Sections that the visitor opens and closes: questions and answers, details of a payment. Do not hide text that everybody
 * has to read.
 *
 * **Use instead** Tabs for views of one thing, Callout for text that must be read.
 *
 * **Type** `single` opens one section at a time, which closes again; `multiple` opens any number.
 *
 * **Keyboard** Tab moves between headings and into open sections. Enter and Space open and close. Up, Down, Home and
 * End move between headings.
 *
 * **Accessibility** Each trigger is in a heading; `as` on AccordionTrigger sets its level. An open section is a
 * region named by its trigger. Under reduced motion the height changes at once and only a fade remains.
 *
 * **Data attributes** root `data-variant`, `data-orientation`; item, trigger and content `data-state` (`open`,
 * `closed`), `data-disabled`.
 *
 * @example
 * <Accordion>
 *   <AccordionItem value="keys">
 *     <AccordionTrigger>Where are my keys?</AccordionTrigger>
 *     <AccordionContent>In your wallet, nowhere else.</AccordionContent>
 *   </AccordionItem>
 * </Accordion>
 */
export function Accordion({ variant = 'surface', className, ...rest }: AccordionProps) {
  const looks = { 'data-variant': variant, className: clsx(root, className) }
  if (rest.type === 'multiple') return <Primitive.Root {...rest} {...looks} />
  return <Primitive.Root collapsible {...rest} {...looks} type="single" />
}

export type AccordionItemProps = Omit<ComponentProps<typeof Primitive.Item>, 'asChild'>

/** One section. Its `value` identifies it. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return <Primitive.Item {...rest} className={clsx(item, className)} />
}

export type AccordionTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, 'asChild'> & {
  /**
   * The level of the heading.
   *
   * @default 'h3'
   */
  as?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined
}

/** The heading of a section. A press on it opens and closes the section. */
export function AccordionTrigger({ as: Tag = 'h3', className, children, ...rest }: AccordionTriggerProps) {
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

// Removes inline styles of Radix, which a strict content security policy refuses in the HTML of a server.
const withoutAliases = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties

/** The content of a section. */
export function AccordionContent({ style, className, children, ...rest }: AccordionContentProps) {
  return (
    <Primitive.Content {...rest} style={{ ...withoutAliases, ...style }} className={clsx(content, className)}>
      <div className={inside}>{children}</div>
    </Primitive.Content>
  )
}
