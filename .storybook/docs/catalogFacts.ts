import type { ComponentFacts } from '../../tools/catalog/facts.ts';

// tools/catalog/plugin.ts loads its own text in place of this file, with what it has read.

/** Loads what is known of the component that a story file is about, by the file. */
export const loaders: Readonly<Record<string, (() => Promise<{ readonly facts: ComponentFacts }>) | undefined>> = {};

/** How an app imports a component that code in the catalog may name. */
export const imports: Readonly<Record<string, string | undefined>> = {};
