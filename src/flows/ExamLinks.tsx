import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import { paths } from '../../domain/paths.ts';
import { useExamList } from '../data/exams/examList.ts';

/** All exams by name, each a link to its page. */
export function ExamLinks(props: ListProps) {
  const { data: exams = [] } = useExamList();
  return (
    <List role="list" disablePadding {...props}>
      {exams.map(({ link, name }) => (
        <li key={link}>
          <Link href={paths.quiz.href(link)} sx={{ lineHeight: '44px' }}>
            {name}
          </Link>
        </li>
      ))}
    </List>
  );
}
