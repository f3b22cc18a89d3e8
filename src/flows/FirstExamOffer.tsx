import { paths } from '../../domain/paths.ts';
import { Banner, type BannerProps } from '../components/exams/Banner/Banner.tsx';
import { useExamList } from '../data/exams/examList.ts';

/** Where to begin, with a list of exams: the first, as the list has the usual order of a career. */
export function FirstExamOffer(props: Omit<BannerProps, 'title' | 'children'>) {
  const [first] = useExamList().data ?? [];
  return (
    first && (
      <Banner
        title="Not sure where to start?"
        actions={[{ label: `Try ${first.name}`, href: paths.quiz.href(first.link), variant: 'outlined' }]}
        {...props}
      >
        Most Salesforce careers start with {first.name}, and the consultant exams build on it.
      </Banner>
    )
  );
}
