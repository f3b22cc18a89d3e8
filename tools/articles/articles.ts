import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../../server/content/problems.ts';
import { readArticle } from './readArticle.ts';

/** What asks for an article's text; without it a file gives what a page says about the article before it is opened. */
const BODY = '?body';

/**
 * Lets the site import articles in Markdown: `x.md` is an `Article`, `x.md?body` its text as a tree of `ProseNode`s. Both
 * are plain data, so no HTML of a file reaches a page, and no Markdown parser a browser.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md(?:\?body)?$/ },
      handler(source, id) {
        const path = id.replace(BODY, '');
        const reading = readArticle(source, basename(path, '.md'), path);
        if ('problems' in reading) return this.error(reading.problems.map(formatProblem).join('\n'));
        const data = id.endsWith(BODY) ? reading.body : reading.article;
        return { code: `export default ${JSON.stringify(data)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
