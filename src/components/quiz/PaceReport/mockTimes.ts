import { mockSections } from '../SectionResults/mockSections.ts';
import type { TimedQuestion } from './scale.ts';

/** An exam with 60 questions, of which three were not seen. */
export const mockTimes: readonly TimedQuestion[] = mockSections
  .flatMap(({ ended }) => ended)
  .map((outcome, index) => ({
    outcome,
    seconds: outcome === 'unanswered' ? 0 : 55 + ((index * 37) % 83) + (outcome === 'right' ? 0 : 60),
  }));
