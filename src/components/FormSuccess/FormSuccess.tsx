import { color, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  // While there is nothing to say it takes no room in the form's grid, but stays where screen readers listen.
  '&:empty': { position: 'absolute' },
  '& p': {
    ...type.small,
    display: 'flex',
    gap: space(1.5),
    padding: `${space(1.5)} ${space(2)}`,
    border: `1px solid ${color.right}`,
    borderRadius: radius.medium,
    background: color.rightSoft,
    color: color.ink,
    fontWeight: 600,
  },
  '& svg': { flex: 'none', marginTop: '2px', color: color.right },
});

export interface FormSuccessProps {
  /** What came of it, as a sentence; undefined while there is nothing to say. */
  children: string | undefined;
}

/**
 * Says in a form that stays on the page that it has been sent. Put it into the form from the start, so that its text is
 * read out when it comes. Where another page comes after the form, use a toast.
 */
export function FormSuccess({ children }: FormSuccessProps) {
  return (
    <Root role="status">
      {children !== undefined && (
        <p>
          <Icon name="check" size={20} />
          {children}
        </p>
      )}
    </Root>
  );
}
