import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { useUser } from '../../data/session/useSession.ts';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';
import { forVisitors } from '../../theme/forVisitors.ts';

const { visitor, member } = freeQuestions;

/** All certifications, each leading to its quiz. */
export default function CertificationsScreen() {
  const userId = useUser()?.userId;
  const { data: exams = [], ownsAll } = useExamList();
  return (
    <PageSection>
      <PageTitle>Certifications</PageTitle>
      <PageHeading title="Certifications">
        {userId === undefined ? (
          <span {...forVisitors}>{`Try ${visitor} questions per exam free, or ${member} with a free account.`}</span>
        ) : ownsAll ? (
          'You have full access to every exam.'
        ) : (
          `${exams.some(({ bought }) => bought) ? `You have ${member} free questions in each exam that you don’t own` : `Your account includes ${member} free questions per exam`}.`
        )}
        <br />
        {ownsAll ? 'It never expires.' : 'Pay once for full access, with your money back within 14 days.'}
      </PageHeading>
      <VisuallyHidden component="h2">All certifications</VisuallyHidden>
      <SiteCatalogue />
    </PageSection>
  );
}
