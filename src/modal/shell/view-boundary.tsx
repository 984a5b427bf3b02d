'use client'

import { Component, type ReactNode } from 'react'
import { retryFailedFetches } from '../../parts/lazy/lazy-component.js'

export type ViewBoundaryProps = {
  /** Shown in place of a view that threw or whose code failed to load. `retry` renders the view again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Catches the errors of a view. React reports them. */
export class ViewBoundary extends Component<ViewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    retryFailedFetches()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
