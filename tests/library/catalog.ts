import type { ComponentType } from 'react';
import * as index from '../../src/components/index.ts';

/** As much of a story file as the tests read: what `preview.meta` and `meta.story` return. */
interface StoryFile {
  readonly Default?: {
    readonly input: { readonly args?: object };
    readonly meta: { readonly input: { readonly component?: unknown; readonly args?: object } };
  };
}

/** A component of the catalog with the props that its first story gives it. */
export interface CatalogEntry {
  /** Its name in the index, such as `ExamCard`. */
  readonly name: string;
  /** Its name in a theme, such as `CcExamCard`. */
  readonly themeName: string;
  readonly Component: ComponentType<Record<string, unknown>>;
  /** The props of its Default story; undefined where it has none. */
  readonly props: Record<string, unknown> | undefined;
}

const stories = Object.values(import.meta.glob<StoryFile>('../../src/components/**/*.stories.tsx', { eager: true }));

const propsOf = (component: unknown): Record<string, unknown> | undefined => {
  const found = stories.find(({ Default }) => Default?.meta.input.component === component)?.Default;
  return found && { ...found.meta.input.args, ...found.input.args };
};

/** Every component that the index exports. */
export const catalog: readonly CatalogEntry[] = Object.entries(index)
  .filter(([name]) => /^[A-Z]/.test(name))
  .map(([name, component]) => ({
    name,
    themeName: `Cc${name}`,
    Component: component as CatalogEntry['Component'],
    props: propsOf(component),
  }));
