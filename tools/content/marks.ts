/** Something about a question that an author should look at, and the figures that say so. */
export interface Mark {
  readonly kind: 'wrongKey' | 'twoKeys' | 'trivial' | 'misleading';
  readonly why: string;
}

/** How one answer of a question was chosen. */
export interface OptionStatistics {
  readonly id: string;
  readonly isCorrect: boolean;
  /** Share of the learners who picked it, from 0 to 1. */
  readonly share: number;
  /** Correlation of picking it with the rest of the attempt; 0 where that can't be said. */
  readonly discrimination: number;
}

/** What marks are found from. */
export interface Counted {
  /** Number of learners who answered the question. */
  readonly n: number;
  /** Share of them who were right, from 0 to 1. */
  readonly shareRight: number;
  readonly options: readonly OptionStatistics[];
}

/** With fewer answers nothing is said. */
const LEAST = 30;

/** A distractor that so many pick is expected to have a correlation below this one. */
const POPULAR = 0.2;
const POPULAR_BELOW = -0.06;

/** Standard errors that such a distractor must be above it, and any other above zero. */
const POPULAR_ERRORS = 1.4;
const ANY_ERRORS = 3;

/** No weaker correlation than this says something by itself. */
const CORRELATED = 0.1;

/** Almost everyone is right. */
const TRIVIAL = 0.97;

/** A distractor misleads that at least so many pick. */
const MISLEADING = 0.4;

/**
 * What is remarkable about a question. People who do well elsewhere pick what is correct: a distractor that they pick is
 * probably correct, and a correct answer that they avoid is probably not.
 */
export function marksOf({ n, shareRight, options }: Counted): Mark[] {
  if (n < LEAST) return [];
  const least = (one: OptionStatistics, other: OptionStatistics) => one.discrimination - other.discrimination;
  const key = options.filter(({ isCorrect }) => isCorrect).toSorted(least)[0];
  const distractors = options.filter(({ isCorrect }) => !isCorrect);
  if (!key) return [];

  const [rival] = distractors
    .filter((option) => isLikeKey(option, n))
    .toSorted(least)
    .toReversed();
  if (rival) {
    return key.discrimination <= 0
      ? [{ kind: 'wrongKey', why: `who does well picks ${said(rival)}, not the key ${said(key)}` }]
      : [{ kind: 'twoKeys', why: `who does well picks ${said(rival)} as well as the key ${said(key)}` }];
  }
  if (shareRight >= TRIVIAL) return [{ kind: 'trivial', why: `${percent(shareRight)} are right` }];

  const taken = distractors.toSorted((one, other) => one.share - other.share).at(-1);
  if (taken && taken.share >= MISLEADING && isMore(taken, key, n)) {
    return [{ kind: 'misleading', why: `more pick ${said(taken)} than the key ${said(key)}` }];
  }
  return [];
}

/** Whether those who do well pick an answer as they pick a key. The standard error of a correlation is about 1 / √n. */
function isLikeKey({ share, discrimination }: OptionStatistics, n: number): boolean {
  const error = 1 / Math.sqrt(n);
  const isStrong = discrimination >= Math.max(CORRELATED, ANY_ERRORS * error);
  return isStrong || (share >= POPULAR && discrimination >= POPULAR_BELOW + POPULAR_ERRORS * error);
}

/** Whether one answer was picked more than another by more than chance. */
const isMore = (one: OptionStatistics, other: OptionStatistics, n: number): boolean =>
  one.share - other.share > 2 * Math.sqrt((one.share + other.share) / n);

const percent = (share: number) => `${Math.round(share * 100)} %`;

const said = ({ id, share, discrimination }: OptionStatistics) =>
  `${id.toUpperCase()} (${percent(share)}, correlation ${discrimination.toFixed(2)})`;
