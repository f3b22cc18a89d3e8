import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock.tsx';
import { PageSection } from '../components/PageSection/PageSection.tsx';

/**
 * Keeps the frame standing when a screen cannot be drawn: its code did not arrive, or it has a fault. Another page, or
 * loading this one anew, is a way out.
 */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Guard key={pathname}>{children}</Guard>;
}

class Guard extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <PageSection space="small">
        <ErrorBlock
          level={1}
          title="This page could not be shown"
          message="It did not arrive whole. Check your connection and try again."
          onRetry={() => window.location.reload()}
        />
      </PageSection>
    );
  }
}
