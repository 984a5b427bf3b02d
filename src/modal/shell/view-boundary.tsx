'use client'

import { Component, type ReactNode } from 'react'

export type ViewBoundaryProps = {
  /** Drawn in place of a view whose chunk did not load or that threw; `retry` draws it again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a broken view from taking the page down. The error itself is reported by React. */
export class ViewBoundary extends Component<ViewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
