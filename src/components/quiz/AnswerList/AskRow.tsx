import ButtonBase from '@mui/material/ButtonBase';
import type { Ref } from 'react';
import { splitAsk } from '../../../../domain/exam/splitAsk.ts';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { type ListedQuestion, rowOf } from './listed.tsx';
import { Scenario } from './parts.ts';

/** In five columns, all on the line of its number; on a phone the question stands below the others. */
const Root = part(ButtonBase, 'CcAskRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5rem clamp(11rem, 20%, 14rem) minmax(0, 1fr) auto 20px',
  gridTemplateAreas: '"number states question fact arrow"',
  gap: theme.spacing(0.5, 2.5),
  alignItems: 'baseline',
  width: '100%',
  minHeight: 68,
  padding: theme.spacing(1.75, 0.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body1,
  textAlign: 'left',
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.background.sunk } },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '2rem minmax(0, 1fr) auto 20px',
    gridTemplateAreas: '"number states fact arrow" ". question question question"',
    columnGap: theme.spacing(1),
  },
}));

const Number = part('span', 'CcAskRow', 'Number', ({ theme }) => ({
  gridArea: 'number',
  ...theme.typography.subtitle1,
  fontFamily: theme.typography.fontFamilyDisplay,
}));

/** The words are below each other, the icons before them. */
const States = part('span', 'CcAskRow', 'States', {
  gridArea: 'states',
  display: 'grid',
  gap: 2,
  paddingInlineStart: '1.375rem',
});

const State = part('span', 'CcAskRow', 'State', ({ theme }) => ({
  ...theme.typography.label,
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
  '& > .MuiSvgIcon-root': { position: 'absolute', margin: '0.1875rem -1.375rem' },
  '&[data-tone="right"]': { color: theme.vars.palette.success.main },
  '&[data-tone="partly"], &[data-tone="flag"]': { color: theme.vars.palette.warning.main },
  '&[data-tone="wrong"]': { color: theme.vars.palette.error.main },
}));

const Question = part('span', 'CcAskRow', 'Question', { gridArea: 'question' });

/** What is known of it besides. */
const Aside = part('span', 'CcAskRow', 'Aside', ({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Arrow = part(ArrowRightIcon, 'CcAskRow', 'Arrow', ({ theme }) => ({
  gridArea: 'arrow',
  alignSelf: 'start',
  marginTop: 2,
  color: theme.vars.palette.primary.main,
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
    <Root {...rest}>
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
        <span>
          <RichText text={ask} />
        </span>
        {section !== undefined && <Aside>{section}</Aside>}
      </Question>
      <Aside sx={{ gridArea: 'fact' }}>{fact}</Aside>
      <Arrow fontSize="medium" />
    </Root>
  );
}
