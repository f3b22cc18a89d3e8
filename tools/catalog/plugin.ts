import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { docgenOf } from './docgen.ts';
import type { ComponentFacts } from './facts.ts';
import { importLines } from './importLines.ts';
import { readCatalog } from './readCatalog.ts';

const prefix = 'virtual:catalog-facts/';
/** The module with the facts of a story file. It must not end like one, which Storybook would read as stories. */
const factsModule = (storyFile: string) => `${prefix}${storyFile}.facts`;

/**
 * Hands the catalog what is known of its components: to each its props, for controls, and to each page its facts, which
 * load with that page alone. `.storybook/docs/catalogFacts.ts` says what it serves.
 */
export function catalogFacts(root: string): Plugin {
  let read: ReadonlyMap<string, ComponentFacts> | undefined;
  const catalog = () => (read ??= readCatalog(root));
  return {
    name: 'catalog-facts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === join(root, '.storybook/docs/catalogFacts.ts')) {
        const loaders = [...catalog().keys()].map(
          (file) => `${JSON.stringify(`./${file}`)}: () => import(${JSON.stringify(factsModule(file))})`,
        );
        const imports = JSON.stringify(importLines(root, catalog()));
        return `export const loaders = {${loaders.join(',\n')}};\nexport const imports = ${imports};`;
      }
      const found = [...catalog()].find(([file]) => id === `\0${factsModule(file)}`);
      return found && `export const facts = ${JSON.stringify(found[1])};`;
    },
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!file.startsWith('src/components/') || !file.endsWith('.tsx')) return undefined;
      const own = [...catalog().values()].filter((facts) => facts.file === file);
      if (own.length === 0) return undefined;
      const docgen = own.map((facts) => {
        // One of MUI's is documented in its story file, and comes from there.
        const component = file.endsWith('.stories.tsx') ? 'meta.input.component' : facts.name;
        return `${component}.__docgenInfo = ${JSON.stringify(docgenOf(facts))};`;
      });
      return { code: `${code}\n${docgen.join('\n')}`, map: null };
    },
    // A doc comment that was changed is read again with the next page.
    handleHotUpdate() {
      read = undefined;
    },
  };
}
