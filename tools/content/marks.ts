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

/** With fewer answers a correlation may be chance. */
const LEAST = 100;

/** From here on those who do well pick an answer. */
const CORRELATED = 0.1;

/** Almost everyone is right. */
const TRIVIAL = 0.97;

/**
 * What is remarkable about a question. People who do well elsewhere pick what is correct: a distractor that they pick is
 * probably correct, and a correct answer that they avoid is probably not.
 */
export function marksOf({ n, shareRight, options }: Counted): Mark[] {
  const byDiscrimination = options.toSorted((one, other) => one.discrimination - other.discrimination);
  const key = byDiscrimination.find(({ isCorrect }) => isCorrect);
  const rival = byDiscrimination.findLast(({ isCorrect }) => !isCorrect);
  if (n < LEAST || !key || !rival) return [];
  if (rival.discrimination >= CORRELATED) {
    return key.discrimination <= 0
      ? [{ kind: 'wrongKey', why: `who does well picks ${said(rival)}, not the key ${said(key)}` }]
      : [{ kind: 'twoKeys', why: `who does well picks ${said(rival)} as well as the key ${said(key)}` }];
  }
  if (shareRight >= TRIVIAL) return [{ kind: 'trivial', why: `${percent(shareRight)} are right` }];
  const taken = options.find(({ isCorrect, share }) => !isCorrect && share > key.share);
  return taken ? [{ kind: 'misleading', why: `more pick ${said(taken)} than the key ${said(key)}` }] : [];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const said = ({ id, share, discrimination }: OptionStatistics) =>
  `${id.toUpperCase()} (${percent(share)}, correlation ${discrimination.toFixed(2)})`;
