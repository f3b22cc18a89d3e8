import { use } from 'react';
import { loaders } from './catalogFacts.ts';
import type { ComponentFacts } from '../../tools/catalog/facts.ts';

const loaded = new Map<string, Promise<ComponentFacts | undefined>>();

/** What is known of the component that a story file is about. It loads with the component's page. */
export function useFacts(storyFile: string): ComponentFacts | undefined {
  const loading = loaded.get(storyFile) ?? load(storyFile);
  loaded.set(storyFile, loading);
  return use(loading);
}

async function load(storyFile: string): Promise<ComponentFacts | undefined> {
  const found = await loaders[storyFile]?.();
  return found?.facts;
}
