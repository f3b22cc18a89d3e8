import { Navigate, useLocation } from 'react-router-dom';
import { articles } from '../../../content/articles/index.ts';
import type { Article } from '../../../domain/articles/types.ts';
import { paths } from '../../../domain/paths.ts';
import { TextPage } from '../../components/articles/TextPage/TextPage.tsx';
import type { Action } from '../../components/base/Actions/Actions.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { type ListedExam, useExamList } from '../../data/exams/examList.ts';
import { PageMeta } from '../../flows/PageMeta.tsx';

/** One article at an address of its own. An unknown one leads to all of them. */
export default function ArticleScreen() {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const { data: exams = [] } = useExamList();
  const position = articles.findIndex(({ slug }) => paths.article.href(slug) === pathname);
  const article = articles[position];
  if (!article) return <Navigate to={paths.articles.href()} replace />;
  const { title, description, updated, body } = article;
  const next = articles[(position + 1) % articles.length] ?? article;
  return (
    <PageSection>
      <PageTitle>{title}</PageTitle>
      <PageMeta {...{ pathname, description }} />
      <TextPage
        {...{ title, description, updated }}
        // Of many exams, none is what it is about.
        exam={(article.exams.length <= 2 && article.exams[0]) || article.slug}
        nodes={body}
        next={{ title: next.title, href: paths.article.href(next.slug) }}
        back={{ label: 'All articles', href: paths.articles.href() }}
        actions={practicePlaces(article, exams)}
      />
    </PageSection>
  );
}

/** Where the reader of an article can practice: the exams that it is about and that are on offer. */
function practicePlaces({ exams: subjects }: Article, exams: readonly ListedExam[]): Action[] {
  const places = subjects.flatMap((slug) => exams.filter(({ link }) => link === slug));
  if (places.length > 1 && places.length === exams.length) {
    return [{ label: 'See all certifications', href: paths.certifications.href() }];
  }
  return places.map(({ name, link }) => ({ label: `Practice ${name}`, href: paths.quiz.href(link) }));
}
