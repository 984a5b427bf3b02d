import { type ComponentProps, createElement, type ReactNode } from 'react'

/** A component that draws an icon from the props of an svg element. The icons of lucide-react are such components too. */
export type IconComponent = (props: ComponentProps<'svg'>) => ReactNode

/** An element of an icon: its name and attributes. */
type Shape = readonly [name: 'circle' | 'ellipse' | 'line' | 'path' | 'polyline' | 'rect', attributes: object]

/** Creates an icon from `shapes` on a grid of 24 × 24, drawn as lines in the color of the text around it. */
export function createIcon(shapes: readonly Shape[]): IconComponent {
  return (props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([name, attributes]) => createElement(name, attributes)),
    )
}
