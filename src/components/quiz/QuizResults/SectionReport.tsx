import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Root = styled('section', { name: 'CcSectionReport', slot: 'Root' })(({ theme }) => ({
  marginTop: theme.spacing(5),
}));

const Title = styled(Typography, { name: 'CcSectionReport', slot: 'Title' })(({ theme }) => ({
  marginBottom: theme.spacing(2),
}));

const Section = styled(ListItem, { name: 'CcSectionReport', slot: 'Section' })(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.75, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Facts = styled('div', { name: 'CcSectionReport', slot: 'Facts' })(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(1),
}));

const Amount = styled('span', { name: 'CcSectionReport', slot: 'Amount' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

/** The score of one section of the exam guide. */
export interface SectionScore {
  readonly name: string;
  /** Questions right, with parts for partly right ones, as text. */
  readonly correctAmount: string;
  readonly total: number;
  /** Share of `correctAmount` in `total`, 0 to 1. */
  readonly share: number;
}

export interface SectionReportProps {
  sections: readonly SectionScore[];
}

/** The score by section, weakest first, so that the learner sees what to practise next. */
export function SectionReport({ sections }: SectionReportProps) {
  return (
    <Root>
      <Title variant="h3">By section</Title>
      <List role="list" disablePadding>
        {sections.map(({ name, correctAmount, total, share }) => (
          <Section key={name}>
            <Facts>
              <span>{name}</span>
              <Amount>
                {correctAmount} of {total}
              </Amount>
            </Facts>
            {/* The amount says the same in words. */}
            <LinearProgress variant="determinate" value={share * 100} aria-hidden />
          </Section>
        ))}
      </List>
    </Root>
  );
}
