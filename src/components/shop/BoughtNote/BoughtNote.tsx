import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { LastingNote, type LastingNoteProps } from '../../base/LastingNote/LastingNote.tsx';

export interface BoughtNoteProps extends Omit<LastingNoteProps, 'children'> {
  /** What was bought: names and pages. At least one. */
  exams: readonly { readonly name: string; readonly href: string }[];
  /** What they cost in dollars, where the receipt was sent, and where it is kept. */
  receipt?: { readonly total: string; readonly email: string; readonly href: string } | undefined;
}

/**
 * After a payment: which exams are open now, with a link to each, and the way to the receipt.
 *
 * @when Above the page that follows a payment.
 * @whenNot Other news that must not be missed: LastingNote.
 * @screenReader Announced once, as every LastingNote; each exam is a link.
 */
export function BoughtNote({ exams, receipt, ...rest }: BoughtNoteProps) {
  return (
    <LastingNote {...rest}>
      You have full access to{' '}
      {exams.map(({ name, href }, position) => (
        <Fragment key={href}>
          {position > 0 && (position < exams.length - 1 ? ', ' : ' and ')}
          <Link href={href}>{name}</Link>
        </Fragment>
      ))}
      .
      {receipt && (
        <>
          {' '}
          You paid ${receipt.total}. We emailed your receipt to {receipt.email}.{' '}
          <Link href={receipt.href}>View receipt</Link>
        </>
      )}
    </LastingNote>
  );
}
