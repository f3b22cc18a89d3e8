import { useState } from 'react';

/** Whether a text has changed since its subject was first shown: only then does a screen reader have to say it by itself. */
export function useIsNews(text: string, subject: unknown): boolean {
  const [first, setFirst] = useState({ text, subject });
  if (first.subject !== subject) setFirst({ text, subject });
  return first.subject === subject && first.text !== text;
}
