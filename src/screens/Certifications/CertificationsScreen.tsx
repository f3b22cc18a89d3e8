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
        Choose an exam and start. The first questions of every exam are free.
      </PageHeading>
      <VisuallyHidden component="h2">All certifications</VisuallyHidden>
      <Stack spacing={5}>
        <SiteCatalogue />
        <Banner title="Made like the exam">
          Questions follow the sections of the official guides in their proportion. Every answer says why it is right or
          wrong, with the page of the documentation that says so.
        </Banner>
      </Stack>
    </PageSection>
  );
}
