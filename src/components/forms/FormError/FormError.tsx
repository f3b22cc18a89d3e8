import Alert, { type AlertProps } from '@mui/material/Alert';
import { part } from '../../../theme/part.ts';
import { AlertIcon } from '../../base/icons/icons.tsx';

const Root = part(Alert, 'CcFormError', 'Root', ({ theme }) => ({ fontWeight: theme.typography.fontWeightBold }));

export interface FormErrorProps extends AlertProps {
  /** Why it was refused, in the server's words. */
  children: string;
}

/**
 * Says why a form was refused, above its button, until it is sent again.
 *
 * @when A form that the server refused.
 * @whenNot What is wrong with one field: FieldHelp.
 * @whenNot A failure that leaves nothing to correct: a toast.
 * @screenReader An alert, announced at once. Sending the form removes it, so that the same words are announced again.
 */
export function FormError(props: FormErrorProps) {
  return <Root severity="error" icon={<AlertIcon fontSize="medium" />} {...props} />;
}
