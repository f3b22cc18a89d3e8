import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../../server/content/problems.ts';
import { readArticle } from './readArticle.ts';

/**
 * Lets the site import articles in Markdown: `x.md` is a `FullArticle`. It is plain data, so no HTML of a file reaches a
 * page, and no Markdown parser a browser.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.md$/ },
      handler(source, path) {
        const reading = readArticle(source, basename(path, '.md'), path);
        if ('problems' in reading) return this.error(reading.problems.map(formatProblem).join('\n'));
        const { article, body } = reading;
        return { code: `export default ${JSON.stringify({ ...article, body })};`, map: null, moduleType: 'js' };
      },
    },
  };
}
