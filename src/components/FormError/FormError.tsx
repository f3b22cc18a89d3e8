import { color, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('p')({
  ...type.small,
  display: 'flex',
  gap: space(1.5),
  padding: `${space(1.5)} ${space(2)}`,
  border: `1px solid ${color.wrong}`,
  borderRadius: radius.medium,
  background: color.wrongSoft,
  color: color.ink,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: '2px', color: color.wrong },
});

export interface FormErrorProps {
  /** Why nothing came of it, as the server says it. */
  children: string;
}

/**
 * Says why a form was refused, above its button, until it is sent again. What is wrong with one field stands below that
 * field; a failure that leaves nothing to correct is a toast.
 */
export function FormError({ children }: FormErrorProps) {
  return (
    <Root role="alert">
      <Icon name="alert" size={20} />
      {children}
    </Root>
  );
}
