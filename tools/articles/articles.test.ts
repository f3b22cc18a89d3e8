import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { articles } from './articles.ts';
import { articleWith } from './articleWith.ts';

describe('the articles plugin', { timeout: PATIENCE }, () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'certcrest-plugin-'));
    writeFileSync(join(root, 'main.js'), "import article from './flows.md';\nglobalThis.read = article;");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  async function built(file: string): Promise<string> {
    writeFileSync(join(root, 'flows.md'), file);
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [articles()],
      build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.js') } },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput; // nothing is watched
    return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  }

  it('gives facts and text as plain data', async () => {
    const code = await built(articleWith({ text: 'Words, <script>alert(1)</script> and `code`.' }));
    expect(code).toContain('"title": "Flows"');
    expect(code).toContain('"tag": "code"');
    expect(code).not.toContain('<script>');
    expect(code).not.toContain('---');
  });
});
