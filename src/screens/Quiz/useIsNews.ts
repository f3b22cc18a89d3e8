import { useState } from 'react';

/** Whether a text has changed since its subject was first shown: only then does a screen reader have to say it by itself. */
export function useIsNews(text: string, subject: unknown): boolean {
  const [last, setLast] = useState({ text, subject, isNews: false });
  const isNews = last.subject === subject && (last.isNews || last.text !== text);
  if (last.subject !== subject || last.isNews !== isNews) setLast({ text, subject, isNews });
  return isNews;
}
