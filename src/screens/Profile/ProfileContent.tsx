import { useEffect } from 'react';
import { AccountSummary } from '../../components/AccountSummary/AccountSummary.tsx';
import { AccountSummarySkeleton } from '../../components/AccountSummary/AccountSummarySkeleton.tsx';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock.tsx';
import { ExamHistorySkeleton } from '../../components/ExamHistory/ExamHistorySkeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { useUserDetails } from '../../data/account/userDetails.ts';
import { messageOf } from '../../data/ApiError.ts';
import { ProfileExams } from './ProfileExams.tsx';
import { ProfileHeading } from './ProfileHeading.tsx';

/** The profile of the logged-in user: loading, loaded, or why it can't be had. */
export function ProfileContent({ userId }: { userId: string }) {
  const { details, error, retry } = useUserDetails(userId);
  const problem = error && messageOf(error);
  useEffect(() => {
    if (problem !== undefined) showToast(problem, 'error');
  }, [problem]);
  if (details) {
    return (
      <>
        <ProfileHeading />
        <Stack gap={7}>
          <AccountSummary email={details.email} createdDate={details.createdDate} />
          <ProfileExams exams={details.exams} />
        </Stack>
      </>
    );
  }
  if (problem !== undefined) {
    return <ErrorBlock level={1} title="Your profile could not be loaded" message={problem} onRetry={retry} />;
  }
  return <ProfileSkeleton />;
}

/** The profile while it is on its way, in the shape of what comes. */
export function ProfileSkeleton() {
  return (
    <>
      <ProfileHeading isLoading />
      <Stack gap={7}>
        <AccountSummarySkeleton />
        <ExamHistorySkeleton />
      </Stack>
    </>
  );
}
