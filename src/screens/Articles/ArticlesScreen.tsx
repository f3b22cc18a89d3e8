import { articles } from '../../../content/articles/index.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { ArticleBrowser } from './ArticleBrowser.tsx';

/** Articles about the platform and the way to each certification. */
export default function ArticlesScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Articles</PageTitle>
      <ArticleBrowser articles={articles} />
    </PageSection>
  );
}
