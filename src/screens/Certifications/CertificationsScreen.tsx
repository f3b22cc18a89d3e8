import { paths } from '../../app/paths.ts';
import { useCart } from '../../app/useCart.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ExamCatalogue } from '../../components/ExamCatalogue/ExamCatalogue.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useExamList } from '../../data/exams/examList.ts';

/** All certifications, each leading to its quiz. */
export default function CertificationsScreen() {
  const { exams, error, retry } = useExamList();
  const cart = useCart();
  return (
    <PageSection space="small">
      <PageTitle>Certifications</PageTitle>
      <PageHeading title="Certifications">Choose an exam and start. The first questions of each are free.</PageHeading>
      <VisuallyHidden as="h2">All certifications</VisuallyHidden>
      <Stack gap={5}>
        <ExamCatalogue exams={exams} error={error} onRetry={retry} hrefOf={paths.quiz.href} shop={cart} />
        <Banner title="Made like the exam">
          Questions follow the sections of the official guides in their proportion. Every answer says why it is right or
          wrong, with the page of the documentation that says so.
        </Banner>
      </Stack>
    </PageSection>
  );
}
