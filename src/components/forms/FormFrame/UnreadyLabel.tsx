import { keyframes } from '@emotion/react';
import { part } from '../../../theme/part.ts';

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

/** The words of a button on a page whose code has not come yet: after a second they say so. */
export function UnreadyLabel({ children }: { children: string }) {
  return (
    <Root>
      <Label>{children}</Label>
      <Loading>Loading...</Loading>
    </Root>
  );
}
