import { expect, it } from 'vitest';
import { reachesElsewhere } from './stylePlugin.ts';

it.each([
  '& > span',
  '& i + svg',
  '& li',
  '& .letter',
  '& > *',
  '& > :first-child',
  '[open] > * > &',
  '& [role="status"] p',
  '& > :not([aria-hidden]) b',
  '& button:focus-visible::after',
  'ul &',
])('refuses %s', (selector) => {
  expect(reachesElsewhere(selector)).toBe(true);
});

it.each([
  '&:hover',
  '&[data-state="open"]:hover',
  '&::after',
  '&.Mui-disabled, &[aria-disabled="true"]',
  '& .MuiSvgIcon-root',
  '& .${}',
  '&:not([open])',
  '&:last-of-type',
  '[data-color-scheme="dark"] &',
  '@media (hover: hover)',
])('takes %s', (selector) => {
  expect(reachesElsewhere(selector)).toBe(false);
});
