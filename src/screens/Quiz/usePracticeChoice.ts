import { useLayoutEffect, useRef } from 'react';
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
  // A change may follow before the one ahead of it has been rendered.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  const change = (changed: Partial<PracticeChoice>) => {
    latest.current = { ...latest.current, ...changed };
    void navigate(paths.practice.href(latest.current), { replace: true });
  };
  return { choice, change };
}
