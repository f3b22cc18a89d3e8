import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamRow, ExamRows } from '../ExamHistory/examRows.ts';

const Name = styled(Link, { name: 'CcOwnedExams', slot: 'Name' })({ fontWeight: 650 });

export interface OwnedExamsProps {
  /** The exams that somebody has bought: their names, slugs and pages. At least one. */
  exams: readonly { readonly name: string; readonly exam: string; readonly href: string }[];
}

/** The exams that somebody has bought, each with a link to its quiz. */
export const OwnedExams = ({ exams }: OwnedExamsProps) => (
  <Card>
    <ExamRows role="list" aria-label="Your exams">
      {exams.map(({ name, exam, href }) => (
        <ExamRow key={exam}>
          <ExamEmblem exam={exam} size={44} />
          <Name href={href}>{name}</Name>
        </ExamRow>
      ))}
    </ExamRows>
  </Card>
);
