import fc from 'fast-check';
import type { ExamAction } from '../../../../domain/exam/simulation.ts';

/** What a learner does in an exam, what becomes of the page, and what of the network. */
export type Step = ExamAction | { readonly type: 'reload' | 'sleep' | 'send' | 'works' | 'isLost' | 'losesResponses' };

/** The steps in a tab, until it is killed after so many reads, writes and requests. */
interface Life {
  readonly steps: readonly Step[];
  readonly left: number;
  /** Whether they happen in a tab that is still open. */
  readonly isBack: boolean;
}

const letters = fc.constantFrom('a', 'b', 'c', 'd');

/** What happens in a tab: a new one, or one that is still open. */
export function anyLives(questions: number): fc.Arbitrary<Life[]> {
  const positions = fc.nat(questions - 1);
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: letters.map((answerId) => ({ type: 'select', answerId }) as const) },
      { weight: 3, arbitrary: positions.map((index) => ({ type: 'goTo', index }) as const) },
      { weight: 1, arbitrary: letters.map((answerId) => ({ type: 'strike', answerId }) as const) },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(
            'flag',
            'handIn',
            'reload',
            'sleep',
            'send',
            ...(['works', 'isLost', 'losesResponses'] as const),
          )
          .map((type) => ({ type }) as Step),
      },
    ),
    { minLength: 1, maxLength: 10 },
  );
  return fc.array(fc.record({ steps, left: fc.nat(16), isBack: fc.boolean() }), { minLength: 6, maxLength: 12 });
}
