import { expect, it } from 'vitest';
import { reachesElsewhere } from './stylePlugin.ts';

it.each(['& > span', '& .letter', '[open] > * > &', '& [role="status"] p', '& > :not([aria-hidden]) b', 'ul &'])(
  'refuses %s',
  (selector) => {
    expect(reachesElsewhere(selector)).toBe(true);
  },
);

it.each([
  '&:hover',
  '&[data-state="open"]:hover',
  '&.Mui-disabled, &[aria-disabled="true"]',
  '& .MuiSvgIcon-root',
  '& .${}',
  '[data-color-scheme="dark"] &',
  '@media (hover: hover)',
])('takes %s', (selector) => {
  expect(reachesElsewhere(selector)).toBe(false);
});
