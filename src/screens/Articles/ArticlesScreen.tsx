import { articles } from '../../../content/articles/index.ts';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { ArticleBrowser } from './ArticleBrowser.tsx';
import { createTexts } from './articleTexts.ts';

const texts = createTexts(async () => (await import('../../../content/articles/bodies.ts')).bodies);

/** Articles about the platform and the way to each certification. */
export default function ArticlesScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Articles</PageTitle>
      <ArticleBrowser articles={articles} texts={texts} />
    </PageSection>
  );
}
