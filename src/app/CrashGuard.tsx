import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBlock } from '../components/ErrorBlock/ErrorBlock.tsx';
import { FallbackGuard } from '../components/FallbackGuard/FallbackGuard.tsx';
import { PageSection } from '../components/PageSection/PageSection.tsx';

/**
 * Keeps the frame standing when a screen cannot be drawn: its code did not arrive, or it has a fault. Another page, or
 * loading this one anew, is a way out.
 */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FallbackGuard key={pathname} fallback={<CrashedScreen />}>
      {children}
    </FallbackGuard>
  );
}

const CrashedScreen = () => (
  <PageSection space="small">
    <ErrorBlock
      level={1}
      title="This page could not be shown"
      message="It did not arrive whole. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  </PageSection>
);
