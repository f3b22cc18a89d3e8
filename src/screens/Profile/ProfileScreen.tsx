import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { ResultsSkeleton } from '../../components/member/LastResults/LastResults.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useUserDetails } from '../../data/learning/progress.ts';
import { useSession } from '../../data/session/useSession.ts';
import { LogInFirst } from '../../flows/LogInFirst.tsx';
import { OwnReports } from './OwnReports.tsx';
import { ProfileExams } from './ProfileExams.tsx';
import { ProfileProgress } from './ProfileProgress.tsx';

/** The user's account, and how their exams went. A visitor is asked to log in. */
export default function ProfileScreen() {
  const viewer = useSession();
  return (
    <PageSection>
      <PageTitle>Profile</PageTitle>
      {viewer.status === 'visitor' ? (
        <LogInFirst title="Log in to see your profile">
          Your results and your scores over time are saved to your account.
        </LogInFirst>
      ) : viewer.status === 'user' ? (
        <ProfileContent userId={viewer.user.userId} />
      ) : (
        <ProfileSkeleton />
      )}
    </PageSection>
  );
}

/** The profile of the logged-in user: loading, loaded, or why it could not be loaded. */
function ProfileContent({ userId }: { userId: string }) {
  const { data: details, error, reload } = useUserDetails(userId);
  const problem = error && messageOf(error);
  useEffect(() => {
    if (problem !== undefined) showToast(problem, 'error');
  }, [problem]);
  if (details) {
    return (
      <>
        <ProfileHeading>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {details.email}
            <br />
            Account created <LocalDate date={details.createdDate} />
          </Typography>
        </ProfileHeading>
        <Stack spacing={7}>
          <ProfileProgress userId={userId} exams={details.exams} />
          <ProfileExams exams={details.exams} />
          <OwnReports userId={userId} />
        </Stack>
      </>
    );
  }
  if (problem !== undefined) {
    return <ErrorBlock level={1} title="Your profile could not be loaded" message={problem} quiet onRetry={reload} />;
  }
  return <ProfileSkeleton />;
}

/** The profile while it is loading, in the shape of what comes. */
const ProfileSkeleton = () => (
  <>
    <ProfileHeading>Loading...</ProfileHeading>
    <ResultsSkeleton />
  </>
);

/** The profile's heading: whose it is, or that it is loading. */
const ProfileHeading = ({ children }: { children: ReactNode }) => (
  <Stack spacing={1}>
    <PageHeading title="Profile" />
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }} spacing={2}>
      <Stack role="status" sx={{ minHeight: '2lh' }}>
        {children}
      </Stack>
      <Actions
        actions={[
          { label: 'My questions', href: paths.questions.href(), variant: 'outlined' },
          { label: 'Settings', href: paths.account.href(), variant: 'outlined' },
        ]}
        size="small"
        sx={{ gap: 1 }}
      />
    </Stack>
  </Stack>
);
