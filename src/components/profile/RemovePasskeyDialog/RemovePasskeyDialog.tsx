import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import { AskDialog } from '../AskDialog/AskDialog.tsx';

export interface RemovePasskeyDialogProps {
  /** The passkey, as its owner recognizes it. */
  name: string;
  /** Removes it. */
  onRemove: () => void;
  isSubmitting: boolean;
  /** Why it could not be removed. */
  error?: string | undefined;
  /** Closes it: Escape or its other button was pressed, which do nothing while the passkey is being removed. */
  onClose: () => void;
}

/** Asks whether to remove a passkey. It is open while it is rendered. */
export const RemovePasskeyDialog = ({ name, onRemove, isSubmitting, error, onClose }: RemovePasskeyDialogProps) => (
  <AskDialog
    title="Remove this passkey?"
    lead={`“${name}” then no longer logs you in. Your password still does, and a link by mail sets a new one.`}
    cancelLabel="Keep it"
    isSubmitting={isSubmitting}
    onClose={onClose}
  >
    {error !== undefined && <FormError>{error}</FormError>}
    <BusyButton variant="contained" loading={isSubmitting} onClick={onRemove}>
      {isSubmitting ? 'Removing the passkey…' : 'Remove the passkey'}
    </BusyButton>
  </AskDialog>
);
