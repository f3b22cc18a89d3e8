import type { Failure } from './run.ts';

/** What is known of a component's or a screen's stories. */
export interface SubjectQuality {
  readonly name: string;
  /** The catalog's group, as its folder is called. */
  readonly group: string;
  /** The id of its page; undefined where it has no story. */
  readonly page?: string | undefined;
  readonly stories: number;
  /** How many of them were in the run. */
  readonly ran: number;
  /** The modes it was looked at in. */
  readonly modes: readonly string[];
  /** Pictures that were compared. */
  readonly looks: number;
  /** How many stories axe looked at, and in how many it found something. */
  readonly axe: { readonly checked: number; readonly failed: number };
  /** How many stories have steps, and what became of those that ran. */
  readonly plays: { readonly stories: number; readonly passed: number; readonly failed: number };
  readonly failures: readonly (Failure & { readonly story: string })[];
  /** Looks that are not what they were. */
  readonly differences: readonly { readonly story: string; readonly mode: string }[];
  /** States that it should have a story for. */
  readonly missing: readonly string[];
  /** False for a component that has no story and should have one. */
  readonly hasStories: boolean;
}

/** Sums over all components and screens. */
export type Totals = Readonly<
  Record<
    | 'subjects'
    | 'stories'
    | 'ran'
    | 'looks'
    | 'axeChecked'
    | 'axeFailed'
    | 'plays'
    | 'playsPassed'
    | 'playsFailed'
    | 'failures'
    | 'differences'
    | 'missing'
    | 'withoutStories',
    number
  >
>;

/** What the last run of the stories says of the whole catalog. */
export interface Quality {
  /** When the run ended, in ISO 8601. */
  readonly when: string;
  /** In milliseconds. */
  readonly duration: number;
  /** Whether every story ran: a run of a few files says nothing of the others. */
  readonly isWhole: boolean;
  readonly totals: Totals;
  /** By their folders and names. */
  readonly subjects: readonly SubjectQuality[];
}
