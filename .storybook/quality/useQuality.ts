import { useEffect, useState } from 'react';
import type { Quality } from '../../tests/visual/qualityFacts.ts';

/** What the last run said: `null` where there was none, `failed` where that can't be read, undefined while it loads. */
export function useQuality(): Quality | null | 'failed' | undefined {
  const [quality, setQuality] = useState<Quality | null | 'failed'>();
  useEffect(() => {
    load().then(setQuality, () => setQuality('failed'));
  }, []);
  return quality;
}

async function load(): Promise<Quality | null> {
  const response = await fetch('./quality.json');
  if (!response.ok) throw new Error(`quality.json: ${response.status}`);
  return (await response.json()) as Quality | null; // tests/visual wrote it
}
