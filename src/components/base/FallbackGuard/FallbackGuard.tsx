import { Component, type ReactNode } from 'react';

export interface FallbackGuardProps {
  /** What may fail, such as a part that loads lazily. */
  children: ReactNode;
  /** What stands in place of children that could not be rendered. */
  fallback: ReactNode;
}

/**
 * Keeps a fault where it happens: when its children cannot be rendered, because their code did not arrive or has a
 * fault, the fallback stands in their place and the rest of the page goes on. Put it around everything that loads
 * lazily.
 *
 * @when Around everything that loads lazily and that the page can do without.
 * @whenNot A request that failed: the screen shows an ErrorBlock.
 * @whenNot Around a whole screen: the app has its own guard.
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
