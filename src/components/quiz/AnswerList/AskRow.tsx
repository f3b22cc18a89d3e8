import ButtonBase from '@mui/material/ButtonBase';
import type { Ref } from 'react';
import { splitAsk } from '../../../../domain/exam/splitAsk.ts';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { type ListedQuestion, rowOf } from './listed.tsx';

/** In five columns; on a phone the question stands below the others, and what has no room beside each other in rows. */
const Root = part(ButtonBase, 'CcAskRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px clamp(176px, 20%, 224px) minmax(0, 1fr) auto 20px',
  gridTemplateAreas: '"number states question fact arrow"',
  gap: theme.spacing(0.5, 2.5),
  width: '100%',
  minHeight: 68,
  padding: theme.spacing(1.75, 0.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body1,
  textAlign: 'left',
  // Before submitting there is less to say of each.
  '&[data-ended="false"]': { gridTemplateColumns: '40px 8.75rem minmax(0, 1fr) auto 20px' },
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.background.sunk } },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1),
  },
}));

const Number = part('span', 'CcAskRow', 'Number', ({ theme }) => ({
  gridArea: 'number',
  ...theme.typography.subtitle1,
  fontFamily: theme.typography.fontFamilyDisplay,
  [theme.breakpoints.down('sm')]: { minWidth: 42 },
}));

const States = part('span', 'CcAskRow', 'States', {
  gridArea: 'states',
  flex: 1,
  display: 'grid',
  gap: 2,
});

const State = part('span', 'CcAskRow', 'State', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '&[data-tone="right"]': { color: theme.vars.palette.success.main },
  '&[data-tone="partly"], &[data-tone="flag"]': { color: theme.vars.palette.warning.main },
  '&[data-tone="wrong"]': { color: theme.vars.palette.error.main },
}));

const Question = part('span', 'CcAskRow', 'Question', ({ theme }) => ({
  gridArea: 'question',
  textWrap: 'pretty',
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: '100%', paddingLeft: 50 },
}));

/** The first words tell a question from the others; what it asks follows in full. */
const Scenario = part('span', 'CcAskRow', 'Scenario', ({ theme }) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: theme.vars.palette.text.secondary,
}));

/** What is known of it besides. */
const Aside = part('span', 'CcAskRow', 'Aside', ({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Fact = part('span', 'CcAskRow', 'Fact', ({ theme }) => ({
  gridArea: 'fact',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('sm')]: { marginLeft: 'auto' },
}));

const Arrow = part(ArrowRightIcon, 'CcAskRow', 'Arrow', ({ theme }) => ({
  gridArea: 'arrow',
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

interface AskRowProps {
  question: ListedQuestion;
  onClick: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** One question, which leads to it: its number, how it stands, what it asks, and a fact. */
export function AskRow({ question: listed, ...rest }: AskRowProps) {
  const { index, question, section, state, flagged, letters, fact } = rowOf(listed);
  const [scenario, ask] = splitAsk(question);
  return (
    <Root data-ended={section !== undefined} {...rest}>
      <Number>{index + 1}</Number>
      <States>
        {state && (
          <State data-tone={state.tone}>
            {state.icon}
            {state.label}
          </State>
        )}
        {flagged && (
          <State data-tone="flag">
            <FlagIcon fontSize="inherit" />
            Flagged
          </State>
        )}
        {letters.map((each) => (
          <Aside key={each}>{each}</Aside>
        ))}
      </States>
      <Question>
        {scenario !== '' && (
          <Scenario>
            <RichText text={scenario} />{' '}
          </Scenario>
        )}
        <RichText text={ask} />
        {section !== undefined && <Aside>{section}</Aside>}
      </Question>
      <Fact>{fact}</Fact>
      <Arrow fontSize="medium" />
    </Root>
  );
}
