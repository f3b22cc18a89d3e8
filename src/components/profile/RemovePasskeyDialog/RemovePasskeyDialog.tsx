import { part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';

const Root = part(AskDialog, 'CcRemovePasskeyDialog', 'Root', {});

export interface RemovePasskeyDialogProps extends Omit<AskDialogProps, 'title' | 'lead' | 'children' | 'cancelLabel'> {
  /** The passkey, as its owner recognizes it. */
  name: string;
  /** Removes it. */
  onRemove: () => void;
  /** Why it could not be removed. */
  error?: string | undefined;
}

/**
 * Asks whether to remove a passkey. It is open while it is rendered.
 *
 * @when When a user removes a passkey from the PasskeyList.
 * @whenNot Adding one: AddPasskeyDialog.
 * @keyboard Tab, Shift+Tab: moves inside the dialog.
 * @keyboard Escape: closes it, but not while the passkey is being removed.
 * @screenReader A modal dialog whose title is the question; a failure is an alert.
 * @status stable
 */
export function RemovePasskeyDialog({ name, onRemove, error, ...rest }: RemovePasskeyDialogProps) {
  const { loading } = rest;
  return (
    <Root
      title="Remove this passkey?"
      lead={`“${name}” then no longer logs you in. Your password still does, and a link by mail sets a new one.`}
      cancelLabel="Keep it"
      {...rest}
    >
      {error !== undefined && <FormError>{error}</FormError>}
      <BusyButton variant="contained" loading={loading} onClick={onRemove}>
        {loading ? 'Removing the passkey…' : 'Remove the passkey'}
      </BusyButton>
    </Root>
  );
}
