import { showToast } from '../components/frame/Toaster/showToast.ts';
import { failureText } from '../data/ApiError.ts';
import { useMarks } from '../data/learning/marks.ts';
import type { QuestionId } from '../data/learning/questionId.ts';

/** Bookmarks a user's question, or removes its bookmark. Where that can't be saved, a toast says so. */
export function useBookmark(userId: string): (id: QuestionId, bookmarked: boolean) => void {
  const { bookmark } = useMarks(userId);
  return (id, bookmarked) =>
    void bookmark(id, bookmarked).catch((error: unknown) =>
      showToast(failureText(error, 'The bookmark could not be saved. Try again.'), 'error'),
    );
}
