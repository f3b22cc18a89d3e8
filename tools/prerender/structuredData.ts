import { faq, type FaqEntry } from '../../content/faq.ts';
import { PUBLIC_URL_MARK } from '../../contract/configuration.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import type { Article } from '../../domain/articles/types.ts';
import { paths } from '../../domain/paths.ts';
import { previewPath } from '../../domain/previewPicture.ts';
import type { SiteContent, StaticPage } from './pages.ts';

type Data = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' };
const organization = { '@type': 'Organization', name: 'CertCrest', url: PUBLIC_URL_MARK };
const addressOf = (path: string) => PUBLIC_URL_MARK + path;

/** What a page says in the words of schema.org, for search engines; nothing where they would not read it. */
export function structuredData(
  { path, exam, article }: StaticPage,
  { exams, articles }: SiteContent,
): Data | undefined {
  if (article) return { ...context, ...articleData(article) };
  if (exam) return { ...context, ...course(exam) };
  switch (path) {
    case paths.home.pattern:
      return { ...context, '@type': 'FAQPage', mainEntity: faq.map(question) };
    case paths.certifications.pattern:
      return {
        ...context,
        '@type': 'ItemList',
        itemListElement: exams.map((one, index) => ({ '@type': 'ListItem', position: index + 1, item: course(one) })),
      };
    case paths.articles.pattern:
      return { ...context, '@graph': articles.map(articleData) };
    default:
      return undefined;
  }
}

const question = (entry: FaqEntry): Data => ({
  '@type': 'Question',
  name: entry.question,
  acceptedAnswer: { '@type': 'Answer', text: entry.answer },
});

/** An exam as a course that is taken online, at one's own speed. */
const course = ({ slug, name, description, price, minutes, sections }: ExamFile): Data => ({
  '@type': 'Course',
  name: `${name}: practice exam`,
  description,
  url: addressOf(paths.quiz.href(slug)),
  provider: organization,
  inLanguage: 'en',
  offers: { '@type': 'Offer', category: Number(price) === 0 ? 'Free' : 'Paid', price, priceCurrency: 'USD' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
  teaches: sections.map((section) => section.name),
});

const articleData = ({ slug, title, description, updated }: Article): Data => ({
  '@type': 'Article',
  headline: title,
  description,
  url: addressOf(paths.article.href(slug)),
  image: addressOf(previewPath()),
  dateModified: updated,
  author: organization,
  publisher: organization,
  inLanguage: 'en',
});
