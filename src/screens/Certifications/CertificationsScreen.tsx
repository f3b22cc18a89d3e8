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
        Every answer explained. Ten questions of each exam are free, twenty with an account.
      </PageHeading>
      <VisuallyHidden component="h2">All certifications</VisuallyHidden>
      <SiteCatalogue />
    </PageSection>
  );
}
