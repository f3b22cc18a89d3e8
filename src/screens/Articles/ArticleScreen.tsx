import { Navigate, useLocation } from 'react-router-dom';
import { articles } from '../../../content/articles/index.ts';
import { paths } from '../../../domain/paths.ts';
import { TextPage } from '../../components/articles/TextPage/TextPage.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { PageMeta } from '../../flows/PageMeta.tsx';
import { practicePlaces } from './practicePlaces.ts';

/** One article at an address of its own. An unknown one leads to all of them. */
export default function ArticleScreen() {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const { data: exams = [] } = useExamList();
  const position = articles.findIndex(({ slug }) => paths.article.href(slug) === pathname);
  const article = articles[position];
  if (!article) return <Navigate to={paths.articles.href()} replace />;
  const { title, description, minutes, updated, body } = article;
  const next = articles[(position + 1) % articles.length] ?? article;
  return (
    <PageSection space="small">
      <PageTitle>{title}</PageTitle>
      <PageMeta {...{ pathname, description }} />
      <TextPage
        {...{ title, description, minutes, updated }}
        nodes={body}
        next={{ title: next.title, href: paths.article.href(next.slug) }}
        back={{ label: 'All articles', href: paths.articles.href() }}
        actions={practicePlaces(article, exams)}
      />
    </PageSection>
  );
}
