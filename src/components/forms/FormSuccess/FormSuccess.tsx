import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { CheckIcon } from '../../base/icons/icons.tsx';

// While it is empty it takes no room in the form's grid, but stays where screen readers expect it.
const Root = styled('div', { name: 'CcFormSuccess', slot: 'Root' })({ '&:empty': { position: 'absolute' } });

const Note = styled(Alert, { name: 'CcFormSuccess', slot: 'Note' })({ fontWeight: 600 });

export interface FormSuccessProps {
  /** The result, as a sentence; undefined while there is none. */
  children: string | undefined;
}

/**
 * Says in a form that stays on the page that it has been sent. Put it into the form from the start, so that its text is
 * announced when it appears. Where another page follows the form, use a toast.
 */
export function FormSuccess({ children }: FormSuccessProps) {
  return (
    <Root role="status">
      {children !== undefined && (
        <Note severity="success" role="presentation" icon={<CheckIcon fontSize="medium" />}>
          {children}
        </Note>
      )}
    </Root>
  );
}
