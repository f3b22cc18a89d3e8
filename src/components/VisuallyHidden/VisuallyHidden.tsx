import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/style.ts';

/** Words for screen readers alone, where sighted readers see the same by place, colour or shape. */
export const VisuallyHidden = styled('span')(visuallyHidden);
