import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { AlertIcon } from '../../base/icons/icons.tsx';

const Root = styled(Alert, { name: 'CcFormError', slot: 'Root' })({ fontWeight: 600 });

export interface FormErrorProps {
  /** Why it was refused, in the server's words. */
  children: string;
  className?: string;
}

/**
 * Says why a form was refused, above its button, until it is sent again. An error of one field stands below that field; a
 * failure that leaves nothing to correct is a toast.
 */
export const FormError = (props: FormErrorProps) => (
  <Root severity="error" icon={<AlertIcon fontSize="medium" />} {...props} />
);
