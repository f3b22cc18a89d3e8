import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcSectionReport: 'root' | 'title' | 'section' | 'facts' | 'name' | 'advice' | 'amount';
  }
  interface ComponentsPropsList {
    CcSectionReport: SectionReportProps;
  }
}

const Root = part('section', 'CcSectionReport', 'Root')({});

const Title = part(
  Typography,
  'CcSectionReport',
  'Title',
)(({ theme }) => ({
  marginBottom: theme.spacing(2),
}));

const Section = part(
  ListItem,
  'CcSectionReport',
  'Section',
)(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.75, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Facts = part(
  'div',
  'CcSectionReport',
  'Facts',
)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  marginBottom: theme.spacing(1),
}));

const Name = part('span', 'CcSectionReport', 'Name')({ flex: '1 1 auto' });

const Advice = part(
  'span',
  'CcSectionReport',
  'Advice',
)(({ theme }) => ({
  ...theme.typography.label,
  padding: '1px 10px',
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.main,
  whiteSpace: 'nowrap',
}));

const Amount = part(
  'span',
  'CcSectionReport',
  'Amount',
)(({ theme }) => ({
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

export interface SectionReportProps extends Omit<ElementProps<'section'>, 'children'> {
  /** The weakest first. */
  sections: readonly SectionScore[];
}

/** The score by section, weakest first, so that the learner sees what to practise next. */
export function SectionReport(inProps: SectionReportProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcSectionReport' });
  const { sections, ...rest } = props;
  return (
    <Root {...ownerState(props)} {...rest}>
      <Title variant="h3">By section</Title>
      <List role="list" disablePadding>
        {sections.map(({ name, correctAmount, total, share }, position) => (
          <Section key={name}>
            <Facts>
              <Name>{name}</Name>
              {position === 0 && share < 1 && <Advice>Practise next</Advice>}
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
