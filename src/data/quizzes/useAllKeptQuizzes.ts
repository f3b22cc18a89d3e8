import { useEffect, useState } from 'react';
import { type KeptOfExam, keptLinks } from './keptQuiz.ts';
import { findKept } from './useKeptQuizzes.ts';

/**
 * The quizzes of every exam that this user, or a visitor before them, left under way on this device, the latest first;
 * undefined until they have been read. They are read again whenever the reader comes back to the tab.
 */
export function useAllKeptQuizzes(userId: string): readonly KeptOfExam[] | undefined {
  const [found, setFound] = useState<{ userId: string; kept: readonly KeptOfExam[] }>();
  useEffect(() => {
    let isGone = false;
    async function read() {
      const kept: KeptOfExam[] = [];
      for (const link of await keptLinks(userId)) {
        for (const quiz of (await findKept({ link, userId })).kept) kept.push({ ...quiz, link });
      }
      if (!isGone) setFound({ userId, kept: kept.toSorted((one, other) => other.keptAt - one.keptAt) });
    }
    const readAgain = () => void read();
    readAgain();
    window.addEventListener('focus', readAgain);
    return () => {
      isGone = true;
      window.removeEventListener('focus', readAgain);
    };
  }, [userId]);
  return found?.userId === userId ? found.kept : undefined;
}
