import Link from '@mui/material/Link';
import { paths } from '../../../../domain/paths.ts';
import { LastingNote, type LastingNoteProps } from '../../base/LastingNote/LastingNote.tsx';

export interface BoughtNoteProps extends Omit<LastingNoteProps, 'children'> {
  /** What was bought: names and slugs. With none, as where the server doesn’t say, there is no note. */
  exams: readonly { readonly name: string; readonly link: string }[];
  /** What was charged, in dollars; undefined where that is not known. */
  total?: string | undefined;
}

/**
 * After a payment: which exam is open now, or how many, with a link there, and the way to the receipt.
 *
 * @when Above the page that follows a payment.
 * @whenNot Other news that must not be missed: LastingNote.
 * @do Show it once the payment is confirmed; until then, a LastingNote says that it is pending.
 * @keyboard Tab: reaches the link to the exam or the exams, View order where `total` is known, then Dismiss.
 * @screenReader Announced once, as every LastingNote; the exam is a link.
 */
export function BoughtNote({ exams, total, ...rest }: BoughtNoteProps) {
  const [first, ...more] = exams;
  if (!first) return null;
  return (
    <LastingNote {...rest}>
      You have full access to{' '}
      <Link href={more.length > 0 ? paths.certifications.href() : paths.quiz.href(first.link)}>
        {more.length > 0 ? `${exams.length} exams` : first.name}
      </Link>
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
