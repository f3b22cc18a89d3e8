import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { paths } from '../../../../domain/paths.ts';
import { LastingNote, type LastingNoteProps } from '../../base/LastingNote/LastingNote.tsx';

export interface BoughtNoteProps extends Omit<LastingNoteProps, 'children'> {
  /** What was bought: names and slugs. With none, as where the server doesn’t say, there is no note. */
  exams: readonly { readonly name: string; readonly link: string }[];
  /** What they cost in dollars; undefined where that is not known. */
  total?: string | undefined;
}

/**
 * After a payment: which exams are open now, with a link to each, and the way to the receipt.
 *
 * @when Above the page that follows a payment.
 * @whenNot Other news that must not be missed: LastingNote.
 * @screenReader Announced once, as every LastingNote; each exam is a link.
 */
export function BoughtNote({ exams, total, ...rest }: BoughtNoteProps) {
  if (exams.length === 0) return null;
  return (
    <LastingNote {...rest}>
      You have full access to{' '}
      {exams.map(({ name, link }, position) => (
        <Fragment key={link}>
          {position > 0 && (position < exams.length - 1 ? ', ' : ' and ')}
          <Link href={paths.quiz.href(link)}>{name}</Link>
        </Fragment>
      ))}
      .
      {total !== undefined && (
        <>
          {' '}
          We’re emailing you a receipt for ${total}. <Link href={`${paths.account.href()}#orders`}>View order</Link>
        </>
      )}
    </LastingNote>
  );
}
