import { keyframes } from '@emotion/react';

const layOut = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * For a band of a page: far below the window it is laid out when someone comes near, or after two seconds. Else a long
 * page waits for all of it at first. `auto` contains what is in a band, and `visible` alone would not.
 */
export const laidOutLate = {
  contain: 'content',
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 640px',
  animation: `${layOut} 0s 2s forwards`,
} as const;
