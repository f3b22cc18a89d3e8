import { paths } from '../../../domain/paths.ts';
import { EmptyState } from '../../components/base/EmptyState/EmptyState.tsx';

/** An exam without questions (docs/product.md 2.12). */
export const NoQuestions = ({ title }: { title: string }) => (
  <EmptyState
    level={1}
    title={title}
    actions={[{ label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' }]}
  >
    There is no questions for this exam. Will be here soon...
  </EmptyState>
);
