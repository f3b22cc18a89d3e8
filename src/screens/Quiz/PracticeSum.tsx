import { useState } from 'react';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { PracticeSummary } from '../../components/practice/PracticeSummary/PracticeSummary.tsx';
import { examMinutes } from '../../../domain/exam/clock.ts';
import { paths } from '../../../domain/paths.ts';
import type { PracticeChoice } from '../../../domain/practice/choice.ts';
import { type Widening, widenings } from '../../../domain/practice/select.ts';
import { difficultyInWords, poolNames, sectionsInWords } from '../../../domain/practice/words.ts';
import { orders } from './PracticeChoices.tsx';
import type { LoadedBank } from './usePractice.ts';

export interface PracticeSumProps extends Pick<LoadedBank, 'exam' | 'bank' | 'knowledge'> {
  choice: PracticeChoice;
  /** What the address says. */
  named: PracticeChoice;
  /** How many questions match. */
  total: number;
  onChange: (change: Partial<PracticeChoice>) => void;
  onStart: () => void;
}

const wayNames: Readonly<Record<Widening['by'], string>> = {
  pool: 'From all',
  from: 'All sections',
  difficulty: 'Any difficulty',
  all: 'All questions',
};

/** Summary of the selection, and Start. */
export function PracticeSum({ exam, bank, knowledge, choice, named, total, onChange, onStart }: PracticeSumProps) {
  const [copied, setCopied] = useState('');
  const { from, pool, difficulty, count = total, order, answers } = choice;
  const asked = Math.min(count, total);
  const href = paths.practice.href(named);
  async function copy() {
    try {
      // Only pages from a safe origin have it.
      await navigator.clipboard.writeText(window.location.origin + href);
      setCopied(href);
    } catch {
      showToast('The link could not be copied. The address of this page is the same.', 'error');
    }
  }
  return (
    <PracticeSummary
      count={asked}
      total={total}
      minutes={examMinutes({ ...exam, asked }, 0)}
      facts={[
        { term: 'Sections', value: sectionsInWords(bank.sections, from) },
        ...(knowledge === 'never' ? [] : [{ term: 'From', value: poolNames[pool] }]),
        { term: 'Difficulty', value: difficultyInWords(difficulty) },
        { term: 'Order', value: orders[order] },
        { term: 'Answers', value: answers === 'immediate' ? 'Immediately' : 'At the end' },
      ]}
      ways={widenings(bank, choice).map(({ by, change, count: found }) => ({
        label: `${wayNames[by]}: ${found}`,
        onClick: () => onChange(change),
      }))}
      onStart={onStart}
      onCopy={() => void copy()}
      copied={copied === href}
    />
  );
}
