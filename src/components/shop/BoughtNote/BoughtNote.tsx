import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { part } from '../../../theme/part.ts';
import { Actions } from '../../base/Actions/Actions.tsx';
import { LastingNote, type LastingNoteProps } from '../../base/LastingNote/LastingNote.tsx';

const Steps = part(Actions, 'CcBoughtNote', 'Steps', ({ theme }) => ({ marginTop: theme.spacing(1.5) }));

export interface BoughtNoteProps extends Omit<LastingNoteProps, 'children'> {
  /** What was bought: names and pages. At least one. */
  exams: readonly { readonly name: string; readonly href: string }[];
  /** What they cost in dollars, where the receipt was sent, and where it is kept. */
  receipt?: { readonly total: string; readonly email: string; readonly href: string } | undefined;
}

/**
 * After a payment: which exams are open now, with a link to each, and the way to start and to the receipt.
 *
 * @when Above the page that follows a payment.
 * @whenNot Other news that must not be missed: LastingNote.
 */
export function BoughtNote({ exams, receipt, ...rest }: BoughtNoteProps) {
  const [first] = exams;
  return (
    <LastingNote {...rest}>
      You have full access to{' '}
      {exams.map(({ name, href }, position) => (
        <Fragment key={href}>
          {position > 0 && (position < exams.length - 1 ? ', ' : ' and ')}
          <Link href={href}>{name}</Link>
        </Fragment>
      ))}
      .{receipt && ` Total $${receipt.total}. Receipt sent to ${receipt.email}.`}
      <Steps
        size="small"
        actions={[
          ...(first ? [{ label: `Start ${first.name}`, href: first.href }] : []),
          ...(receipt ? [{ label: 'View receipt', href: receipt.href }] : []),
        ]}
      />
    </LastingNote>
  );
}
