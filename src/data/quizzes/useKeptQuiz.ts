import { useCallback, useEffect, useState } from 'react';
import { dropQuiz, keepQuiz, type QuizOwner, readKeptQuiz, type StoredQuiz } from './keptQuiz.ts';

type Found = QuizOwner & { readonly kept: StoredQuiz | undefined };

/**
 * The quiz of this exam that was left under way, if there is one. A user who logs in takes over what they began as a
 * visitor. `forget` drops it for good.
 */
export function useKeptQuiz(link: string, userId: string | undefined) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isShown = true;
    void find({ link, userId }).then((kept) => isShown && setFound({ link, userId, kept }));
    return () => {
      isShown = false;
    };
  }, [link, userId]);
  const forget = useCallback(() => {
    void dropQuiz({ link, userId });
    setFound({ link, userId, kept: undefined });
  }, [link, userId]);
  const isCurrent = found?.link === link && found.userId === userId;
  return { isLoading: !isCurrent, data: isCurrent ? found.kept : undefined, forget };
}

async function find(owner: QuizOwner): Promise<StoredQuiz | undefined> {
  const own = await readKeptQuiz(owner);
  if (own || owner.userId === undefined) return own;
  const asVisitor = { link: owner.link, userId: undefined };
  const begun = await readKeptQuiz(asVisitor);
  if (!begun) return undefined;
  await keepQuiz(owner, begun);
  await dropQuiz(asVisitor);
  return begun;
}
