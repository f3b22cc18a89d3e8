import { lazyPart } from '../../components/base/lazyPart.ts';

/** The results of a quiz. Their code is loaded while the questions are answered, so that they need no network then. */
export const Results = lazyPart(async () => (await import('./QuizSummary.tsx')).QuizSummary, 'error');
