import type { ReactNode } from 'react';
import { emblemHues } from '../../../../tokens/tokens.ts';

interface Glyph {
  hue: keyof typeof emblemHues;
  shape: ReactNode;
}

/** The glyph of each certification by the exam's slug: one thing to be met on a mountain, on a square of 56 by 56. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  // A compass: sets the direction for everyone else.
  administrator: {
    hue: 'blue',
    shape: (
      <>
        <circle cx="28" cy="26" r="14" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m34.5 19.5-4 9-9 4 4-9Z" />
      </>
    ),
  },
  // Brackets leaning on each other like two ridges: what is built in code.
  developer1: {
    hue: 'teal',
    shape: (
      <path
        d="m21 15-10 11 10 11M35 15l10 11-10 11M31 13l-6 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  },
  // A trail of switchbacks with its stages: from camp to camp, release by release.
  devLifecycle: {
    hue: 'violet',
    shape: (
      <>
        <path
          d="M14 37h22a5.5 5.5 0 0 0 0-11H22a5.5 5.5 0 0 1 0-11h20"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="14" cy="37" r="4" />
        <circle cx="28" cy="26" r="4" />
        <circle cx="42" cy="15" r="4" />
      </>
    ),
  },
  // A tent with its door open: a place for guests.
  experienceCloud: {
    hue: 'ochre',
    shape: <path d="M28 11 46 39H34.5L28 26l-6.5 13H10Z" />,
  },
  // A guiding star: finds the way by itself.
  agenforce: {
    hue: 'rose',
    shape: (
      <>
        <path d="M28 9c1.6 10.2 6.2 14.8 16.5 16.5C34.2 27.2 29.6 31.8 28 42c-1.6-10.2-6.2-14.8-16.5-16.5C21.8 23.8 26.4 19.2 28 9Z" />
        <circle cx="42.5" cy="13" r="3" />
      </>
    ),
  },
  // A lifebuoy: comes when someone calls.
  serviceCloud: {
    hue: 'green',
    shape: (
      <>
        <circle cx="28" cy="26" r="10.5" fill="none" stroke="currentColor" strokeWidth="7" />
        <path
          d="m18 16 5.5 5.5M38 16l-5.5 5.5M18 36l5.5-5.5M38 36l-5.5-5.5"
          stroke={emblemHues.green.ground}
          strokeWidth="2.6"
        />
      </>
    ),
  },
  // A cairn: built of what lies at hand.
  appBuilder: {
    hue: 'sky',
    shape: (
      <>
        <rect x="13" y="31" width="30" height="9" rx="4.5" />
        <rect x="17.5" y="20.5" width="22" height="8.5" rx="4.25" />
        <rect x="22" y="11" width="12.5" height="7.5" rx="3.75" />
      </>
    ),
  },
  // A signpost, for the article on Trailhead: shows the way.
  trailhead: {
    hue: 'green',
    shape: <path d="M26 43V33H15V24h11v-3H17l-5-5 5-5h9V8h4v3h12v10H30v3h8l5 4.5-5 4.5h-8v10Z" />,
  },
};

/** A summit with its flag, for an exam that has no emblem of its own yet. */
export const unknownGlyph: Glyph = {
  hue: 'blue',
  shape: (
    <>
      <path d="M11 40 28 17l17 23Z" />
      <path d="M28 17V8h9l-2.5 3 2.5 3h-9" />
    </>
  ),
};
