import type { ReactNode } from 'react';
import { part } from '../../theme/part.ts';

/** From this width on the summary stands beside the choices, in em so that larger text counts. */
const beside = '@media (min-width: 56.25em)';

const Root = part('div', 'CcPracticeLayout', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  [beside]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)',
    columnGap: theme.spacing(7),
    alignItems: 'start',
  },
}));

const Form = part('div', 'CcPracticeLayout', 'Form', ({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

const Summary = part('div', 'CcPracticeLayout', 'Summary', ({ theme }) => ({
  // A summary below sticks to the window by itself, as long as the choices are on show.
  display: 'contents',
  [beside]: { display: 'block', position: 'sticky', top: theme.spacing(3) },
}));

export interface PracticeLayoutProps {
  /** The choices. */
  children: ReactNode;
  /** What comes of them; left out as long as nothing can be begun. */
  summary?: ReactNode;
}

/** The choices of a practice, and beside them what comes of them; in a narrow window that stays at its lower edge. */
export const PracticeLayout = ({ children, summary }: PracticeLayoutProps) => (
  <Root>
    <Form>{children}</Form>
    {summary !== undefined && <Summary>{summary}</Summary>}
  </Root>
);
