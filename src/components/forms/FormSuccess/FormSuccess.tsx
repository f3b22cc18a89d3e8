import Alert from '@mui/material/Alert';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';

// While it is empty it takes no room in the form's grid, but stays where screen readers expect it.
const Root = part('div', 'CcFormSuccess', 'Root', { '&:empty': { position: 'absolute' } });

const Note = part(Alert, 'CcFormSuccess', 'Note', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

export interface FormSuccessProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The result, as a sentence; undefined while there is none. */
  children: string | undefined;
}

/**
 * Says in a form that stays on the page that it has been sent. Put it into the form from the start, so that its text
 * is announced when it appears.
 *
 * @when A form that stays on its page after it was sent.
 * @screenReader Its words are announced when they appear, as a status.
 */
export function FormSuccess({ children, ...rest }: FormSuccessProps) {
  return (
    <Root role="status" {...rest}>
      {children !== undefined && (
        <Note severity="success" role="presentation" icon={<CheckIcon fontSize="medium" />}>
          {children}
        </Note>
      )}
    </Root>
  );
}
