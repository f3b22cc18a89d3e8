import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { LastingNote } from '../../base/LastingNote/LastingNote.tsx';

export interface BoughtNoteProps {
  /** What was bought: names and pages. At least one. */
  exams: readonly { readonly name: string; readonly href: string }[];
  onDismiss: () => void;
}

/** After a payment: which exams are open now, with a link to each. */
export const BoughtNote = ({ exams, onDismiss }: BoughtNoteProps) => (
  <LastingNote onDismiss={onDismiss}>
    You have full access to{' '}
    {exams.map(({ name, href }, position) => (
      <Fragment key={href}>
        {position > 0 && (position < exams.length - 1 ? ', ' : ' and ')}
        <Link href={href}>{name}</Link>
      </Fragment>
    ))}
    .
  </LastingNote>
);
