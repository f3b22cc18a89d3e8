import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import { part } from '../../../theme/part.ts';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamRow, ExamRows } from '../ExamHistory/examRows.ts';

const Root = part(Card, 'CcOwnedExams', 'Root', {});

const Name = part(Link, 'CcOwnedExams', 'Name', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

export interface OwnedExamsProps extends Omit<CardProps, 'children'> {
  /** The exams that a user has bought: their names, slugs and pages. At least one. */
  exams: readonly { readonly name: string; readonly exam: string; readonly href: string }[];
}

/**
 * The exams that a user has bought, each with a link to its quiz.
 *
 * @when In the profile: the exams that a user has bought.
 * @whenNot Exams to buy: ExamCatalogue.
 * @whenNot How attempts went: ExamHistory.
 * @keyboard Tab: moves from exam to exam.
 * @screenReader A list with the name "Your exams"; each is a link with the exam's name.
 * @status stable
 */
export function OwnedExams({ exams, ...rest }: OwnedExamsProps) {
  return (
    <Root {...rest}>
      <ExamRows role="list" aria-label="Your exams">
        {exams.map(({ name, exam, href }) => (
          <ExamRow key={exam}>
            <ExamEmblem exam={exam} size={44} />
            <Name href={href}>{name}</Name>
          </ExamRow>
        ))}
      </ExamRows>
    </Root>
  );
}
