/** What is shown where a quiz was left under way: few readers have one, so that its code loads with it. */
import { lazyPart } from '../../components/base/lazyPart.ts';

export const ResumePrompt = lazyPart(
  async () => (await import('../../components/quiz/ResumePrompt/ResumePrompt.tsx')).ResumePrompt,
);

export const ElsewhereNote = lazyPart(
  async () => (await import('../../components/quiz/ElsewhereNote/ElsewhereNote.tsx')).ElsewhereNote,
);
