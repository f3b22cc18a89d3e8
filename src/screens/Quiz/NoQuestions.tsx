import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';

/** An exam without questions (specification, section 2). */
export const NoQuestions = ({ title }: { title: string }) => (
  <EmptyState
    level={1}
    title={title}
    action={
      <Button href={paths.certifications.href()} variant="line">
        See all certifications
      </Button>
    }
  >
    There is no questions for this exam. Will be here soon...
  </EmptyState>
);
