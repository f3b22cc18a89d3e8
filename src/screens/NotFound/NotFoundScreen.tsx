import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';

/** For every address that has no page. */
export default function NotFoundScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Page Not Found</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title="Page Not Found"
        actions={[
          { label: 'Go to the home page', href: paths.home.href() },
          { label: 'Certifications', href: paths.certifications.href() },
          { label: 'Articles', href: paths.articles.href() },
        ]}
      >
        There is no page at this address. It may have moved, or the link may have a typo.
      </EmptyState>
    </PageSection>
  );
}
