import { Component, type ReactNode } from 'react';

export interface FallbackGuardProps {
  /** What may fail, such as a part that loads lazily. */
  children: ReactNode;
  /** Shown in place of children that failed to render. */
  fallback: ReactNode;
}

/**
 * Keeps a fault where it happens: the fallback stands in for children that fail to render, and the page goes on.
 *
 * @when Around a part that loads lazily, where the page is of use without it.
 * @whenNot Data that failed to load: ErrorBlock.
 * @screenReader The fallback is not announced: let it say what is missing.
 */
export class FallbackGuard extends Component<FallbackGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
