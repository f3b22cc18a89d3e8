import { expect, it } from 'vitest';
import { reachesElsewhere } from './stylePlugin.ts';

it.each(['& > span', '& .letter', '[open] > * > &', '& [role="status"] p', '& > :not([aria-hidden]) b', 'ul &'])(
  'refuses %s',
  (selector) => {
    expect(reachesElsewhere(selector)).toBe(true);
  },
);
