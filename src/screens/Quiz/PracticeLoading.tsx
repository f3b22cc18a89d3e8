import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { PracticeSkeleton } from '../../components/practice/PracticeSkeleton/PracticeSkeleton.tsx';

/** The choices of a practice until they have loaded. */
export const PracticeLoading = () => (
  <>
    <PracticeSkeleton />
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
  </>
);
