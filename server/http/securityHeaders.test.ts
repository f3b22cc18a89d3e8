import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './securityHeaders.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes the exact text of inline scripts and styles, not of data', () => {
  const html = `<script>one()\n</script><script type="module" src="/a.js"></script><SCRIPT type="module">two()</SCRIPT>
    <style data-x>b { color: red }</style><script type="application/json">{}</script>`;
  expect(inlineHashes(html, 'script')).toEqual([hash('one()\n'), hash('two()')]);
  expect(inlineHashes(html, 'style')).toEqual([hash('b { color: red }')]);
});
