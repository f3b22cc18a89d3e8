import { keyframes } from '@emotion/react';
import { type ElementProps, part } from '../../../theme/part.ts';

// With code that comes in time nothing changes visibly.
const delay = '1s';
const appear = keyframes({ to: { visibility: 'visible' } });
const disappear = keyframes({ to: { visibility: 'hidden' } });

/** Both texts in one place, so that nothing moves. */
const Root = part('span', 'CcUnreadyLabel', 'Root', { display: 'inline-grid' });

const Label = part('span', 'CcUnreadyLabel', 'Label', {
  gridArea: '1 / 1',
  animation: `${disappear} 0s ${delay} forwards`,
});

const Loading = part('span', 'CcUnreadyLabel', 'Loading', {
  gridArea: '1 / 1',
  visibility: 'hidden',
  animation: `${appear} 0s ${delay} forwards`,
});

export interface UnreadyLabelProps extends ElementProps<'span'> {
  /** What the button says once it can be pressed. */
  children: string;
}

/**
 * The words of a button on a page whose code has not come yet: after a second they say so.
 *
 * @when Inside FormFrame, in its button until the page's code has come.
 * @screenReader The button's words; after a second without code it says "Loading...".
 */
export function UnreadyLabel({ children, ...rest }: UnreadyLabelProps) {
  return (
    <Root {...rest}>
      <Label>{children}</Label>
      <Loading>Loading...</Loading>
    </Root>
  );
}
