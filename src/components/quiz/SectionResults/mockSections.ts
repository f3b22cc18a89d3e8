import type { Outcome } from '../../../../domain/quiz/outcome.ts';
import type { SectionOfResults } from './SectionRow.tsx';

const ways: Readonly<Record<string, Outcome>> = { r: 'right', p: 'partly', w: 'wrong', u: 'unanswered' };

/** A section, with a letter for how each of its questions ended. */
function section(name: string, weight: number, letters: string, trend: readonly number[]): SectionOfResults {
  const ended = Array.from(letters, (letter) => ways[letter] ?? 'wrong');
  const points = ended.filter((outcome) => outcome === 'right').length;
  return { name, weight, ended, points, total: ended.length, trend, href: '/practice' };
}

/** An exam with 60 questions, what cost most first. */
export const mockSections: readonly SectionOfResults[] = [
  section('Automation', 15, 'rrrpwwwwu', [50, 56, 33]),
  section('Data and Analytics Management', 17, 'rrrrrrppww', [50, 60, 60]),
  section('Configuration and Setup', 15, 'rrrrrrrwu', [56, 67, 78]),
  section('Object Manager and Lightning App Builder', 15, 'rrrrrrrpw', [67, 78, 78]),
  section('Sales and Marketing Applications', 10, 'rrrrwu', [50, 67, 67]),
  section('Service and Support Applications', 10, 'rrrrww', [67, 50, 67]),
  section('Agentforce AI', 8, 'rrrpw', [40, 60, 60]),
  section('Productivity and Collaboration', 10, 'rrrrrw', [67, 83, 83]),
];
