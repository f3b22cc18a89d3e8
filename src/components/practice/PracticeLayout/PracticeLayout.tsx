import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

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

export interface PracticeLayoutProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The ChoiceGroups. */
  children: ReactNode;
  /** The PracticeSummary, or what stands in for it. */
  summary?: ReactNode;
}

/**
 * The choices of a form, and beside them what comes of them; in a narrow window that stays at its lower edge.
 *
 * @when The page on which a practice is built: ChoiceGroups, and beside them a PracticeSummary.
 * @whenNot A form with fields: FormLayout.
 * @whenNot The cart: CartLayout.
 * @do Leave the summary out as long as nothing can be begun.
 * @screenReader It says nothing by itself: the choices are read first, then the summary.
 * @status new
 */
export function PracticeLayout({ children, summary, ...rest }: PracticeLayoutProps) {
  return (
    <Root {...rest}>
      <Form>{children}</Form>
      {summary !== undefined && <Summary>{summary}</Summary>}
    </Root>
  );
}
