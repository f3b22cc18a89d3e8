import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBlock } from '../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageSection } from '../components/frame/PageSection/PageSection.tsx';

/**
 * Keeps the frame when a screen cannot be rendered, because its code could not be loaded or has a fault. The reader can
 * go to another page, or load this one again.
 */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Guard key={pathname}>{children}</Guard>;
}

class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashedScreen /> : this.props.children;
  }
}

const CrashedScreen = () => (
  <PageSection>
    <ErrorBlock
      level={1}
      title="This page could not be shown"
      message="It did not arrive whole. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  </PageSection>
);
