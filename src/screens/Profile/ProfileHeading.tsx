import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';

/** The profile's heading. That it loads stands where its lead will, so that nothing jumps. */
export function ProfileHeading({ isLoading = false }: { isLoading?: boolean }) {
  return (
    <PageHeading title="Profile">
      <span role="status">{isLoading ? 'Loading...' : 'How your exams have gone so far.'}</span>
    </PageHeading>
  );
}
