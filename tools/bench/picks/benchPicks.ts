import { onPhone, phoneInWords, twiceAtMost } from '../phone.ts';
import { syntheticQuiz } from '../questions.ts';
import type { Sites } from '../sites.ts';
import { paths } from '../../../src/app/paths.ts';
import { MODES, type PicksCase, ratioReport, report, SIZES } from './report.ts';
import { visit } from './visit.ts';

/** Picks of a visit: fewer in long quizzes, which are there to be compared at the middle. */
const PICKS = { 60: 40, 500: 16, 5000: 16 } as const satisfies Record<(typeof SIZES)[number], number>;

/** Measures how soon a pick is painted, in quizzes of several lengths, beside the React floor. */
export async function benchPicks({ ours, reactFloor }: Sites, runs: number): Promise<string> {
  const quizzes = new Map(SIZES.map((size) => [size, JSON.stringify(syntheticQuiz(size))]));
  const cases: PicksCase[] = SIZES.flatMap((size) => MODES.map((mode) => ({ mode, size, visits: [] })));
  for (let run = 1; run <= runs; run += 1) {
    for (const { mode, size, visits } of cases) {
      console.error(`picks, run ${run} of ${runs}: ${mode}, ${size} questions`);
      const url = mode === 'floor' ? reactFloor : ours + paths.quiz.href('administrator');
      const subject = { url, mode, quiz: quizzes.get(size) ?? '', picks: PICKS[size] };
      visits.push(await twiceAtMost(() => onPhone((page) => visit(page, subject))));
    }
  }
  const picks = SIZES.map((size) => PICKS[size]).join(', ');
  return [
    `How soon a pick is painted. ${phoneInWords()}. ${runs} visits with ${picks} picks each, for ${SIZES.join(', ')}`,
    'questions: the p98 of so few is close to the slowest.\n',
    report(cases),
    `\nAgainst ${SIZES[0]} questions, and against the floor, in the same run\n`,
    ratioReport(cases),
  ].join('\n');
}
