import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';

/** What an address leads to that leads nowhere. */
export default function NotFoundScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Page Not Found</PageTitle>
      <EmptyState
        level={1}
        title="Page Not Found"
        action={<Button href={paths.home.href()}>Go to the home page</Button>}
      >
        There is no page at this address. It may have moved, or the link may have a slip in it.
      </EmptyState>
    </PageSection>
  );
}
