import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { splitAsk } from '../../../../domain/exam/splitAsk.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { Scenario } from '../../quiz/AnswerList/parts.ts';

const Root = part('li', 'CcMarkedQuestion', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Icons at the end of each row; words that say that a note is not saved stay. */
const Tools = part('div', 'CcMarkedQuestion', 'Tools', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2 / span 2' },
  '& > .MuiButton-root[data-tool]:not([data-draft="true"])': {
    minWidth: 44,
    minHeight: 44,
    paddingInline: 0,
    fontSize: 0,
    '& .MuiButton-startIcon': { marginInline: 0 },
  },
}));

const text = { gridColumn: { xs: '1 / -1', md: 1 }, overflowWrap: 'anywhere', textWrap: 'pretty' };
const facts = { flexDirection: { md: 'row' }, columnGap: 2, typography: 'caption', color: 'text.secondary' };

export interface MarkedQuestionProps extends Omit<ElementProps<'li'>, 'children'> {
  /** The question without its code; undefined where it is gone, or no longer open to the learner. */
  words: string | undefined;
  /** Where it is practiced. */
  href?: string | undefined;
  /** Section of the exam guide. */
  section?: string | undefined;
  /** When it was last not right, as an ISO time, and which percentage of it was; undefined where it was right. */
  missed?: { readonly date: string; readonly percent: number } | undefined;
  /** In how many attempts it was asked, for one that was missed. @default 0 */
  timesAsked?: number;
  /** The learner's note on it, as a NoteText, or its editor. */
  note?: ReactNode;
  /** Its bookmark and its note, each a QuestionTool; of one that is gone, the button that removes it. */
  children: ReactNode;
}

/**
 * A question that the learner has missed, bookmarked or noted, in a list: it leads to being practiced.
 *
 * @when In the list of MarkedQuestions.
 * @whenNot A question of a finished quiz: AnswerList.
 * @do Keep a question in the list when its last mark is removed, so that it can be marked again.
 * @keyboard Tab: reaches the link, unless the question is gone, then `children`, then a NoteEditor in `note`.
 * @screenReader A list item: the question is a link, and its buttons are a group that it names.
 * @status new
 */
export function MarkedQuestion({
  words,
  href,
  section,
  missed,
  timesAsked = 0,
  note,
  children,
  ...rest
}: MarkedQuestionProps) {
  const id = useId();
  // Without the place of code.
  const [scenario, ask] = splitAsk((words ?? '').replaceAll(/:\s*…/g, '.'));
  return (
    <Root {...rest}>
      <Typography id={id} sx={text}>
        {words === undefined ? (
          'This question is gone, or no longer open to you.'
        ) : (
          <>
            {scenario !== '' && <Scenario>{scenario}</Scenario>}{' '}
            <Link data-covers href={href} color="primary" underline="hover" aria-labelledby={id}>
              {ask}
            </Link>
          </>
        )}
      </Typography>
      <Stack sx={facts}>
        {section !== undefined && <span>{section}</span>}
        {missed && (
          <Typography component="span" variant="inherit" color="warning">
            {missed.percent === 0 ? 'Missed ' : 'Partly correct '}
            <LocalDate date={missed.date} form="short" />
            {timesAsked > 1 && ` · seen\u00a0${timesAsked === 2 ? 'twice' : `${timesAsked}\u00a0times`}`}
          </Typography>
        )}
      </Stack>
      <Tools role="group" aria-labelledby={id}>
        {children}
      </Tools>
      {note && <Stack sx={{ ...text, position: 'relative' }}>{note}</Stack>}
    </Root>
  );
}
