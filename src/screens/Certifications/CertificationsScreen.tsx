import Stack from '@mui/material/Stack';
import { Banner } from '../../components/exams/Banner/Banner.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';

/** All certifications, each leading to its quiz. */
export default function CertificationsScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Certifications</PageTitle>
      <PageHeading title="Certifications">
        Choose an exam and start. Try the first 10 questions of any exam free.
      </PageHeading>
      <VisuallyHidden component="h2">All certifications</VisuallyHidden>
      <Stack spacing={5}>
        <SiteCatalogue />
        <Banner title="Made like the exam">
          Questions are weighted like the official exam guides. Every answer is explained and links to the docs.
        </Banner>
      </Stack>
    </PageSection>
  );
}
