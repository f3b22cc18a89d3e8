import { Navigate, useLocation } from 'react-router-dom';
import { legalPages, paths } from '../../../domain/paths.ts';
import { TextPage } from '../../components/articles/TextPage/TextPage.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageMeta } from '../../flows/PageMeta.tsx';
import { legalTexts, updated } from './texts.ts';

/** Privacy, terms, or refunds. */
export default function LegalScreen() {
  const pathname = useLocation().pathname.replace(/\/+$/, '');
  const page = legalPages.find((name) => paths.legal.href(name) === pathname);
  if (!page) return <Navigate to={paths.home.href()} replace />;
  const text = legalTexts[page];
  return (
    <PageSection>
      <PageTitle>{text.title}</PageTitle>
      <PageMeta pathname={pathname} description={text.description} />
      <TextPage updated={updated} {...text} />
    </PageSection>
  );
}
