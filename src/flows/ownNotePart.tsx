import { lazyPart } from '../components/base/lazyPart.ts';
import { FormError } from '../components/forms/FormError/FormError.tsx';

/** Takes the place of a form whose code could not be loaded. */
export const MissingForm = () => (
  <FormError>The form could not be loaded. Check your connection and reload the page.</FormError>
);

/** The editor of a user's note; its code loads with what it is opened from. */
export const OwnNotePart = lazyPart(async () => (await import('./OwnNote.tsx')).OwnNote, MissingForm);
