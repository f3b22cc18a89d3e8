import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';

const Rows = styled(List, { name: 'CcOwnedExams', slot: 'Rows' })(({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
})) as typeof List; // styled forgets the attributes of its element

const Row = styled(ListItem, { name: 'CcOwnedExams', slot: 'Row' })(({ theme }) => ({
  gap: theme.spacing(2),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Name = styled(Link, { name: 'CcOwnedExams', slot: 'Name' })({ fontWeight: 650 });

export interface OwnedExamsProps {
  /** The exams that somebody has bought: their names, slugs and pages. At least one. */
  exams: readonly { readonly name: string; readonly exam: string; readonly href: string }[];
}

/** The exams that somebody has bought, each with a link to its quiz. */
export const OwnedExams = ({ exams }: OwnedExamsProps) => (
  <Card>
    <Rows role="list" aria-label="Your exams">
      {exams.map(({ name, exam, href }) => (
        <Row key={exam}>
          <ExamEmblem exam={exam} size={44} />
          <Name href={href}>{name}</Name>
        </Row>
      ))}
    </Rows>
  </Card>
);
