import { useLocation, useNavigate } from 'react-router-dom';
import { paths, slugOf } from '../../../domain/paths.ts';
import type { PracticeChoice } from '../../../domain/practice/choice.ts';
import { choiceOf } from '../../../domain/practice/choiceOf.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';

/** The choice that the address holds, and how to change some of it there: the way back leaves the page. */
export function usePracticeChoice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // A prerendered page knows its address without the query.
  const named = choiceOf(new URLSearchParams(useIsHydrated() ? search : ''));
  const choice: PracticeChoice = { ...named, exam: slugOf(named.exam) };
  const change = (changed: Partial<PracticeChoice>) =>
    void navigate(paths.practice.href({ ...choice, ...changed }), { replace: true });
  return { choice, change };
}
