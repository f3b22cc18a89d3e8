import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes } from './securityHeaders.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineHashes', () => {
  const html = `<head><script>one()\n</script><script type="module" src="/a.js"></script>
    <SCRIPT type="module">two()</SCRIPT><style data-x>b { color: red }</style></head>`;

  it('hashes the exact text of inline scripts, and skips loaded ones', () => {
    expect(inlineHashes(html, 'script')).toEqual([hash('one()\n'), hash('two()')]);
  });

  it('skips data', () => {
    const data = '<script type="application/json" id="a">{}</script><script type="application/ld+json">{}</script>';
    expect(inlineHashes(data, 'script')).toEqual([]);
  });

  it('hashes inline styles', () => {
    expect(inlineHashes(html, 'style')).toEqual([hash('b { color: red }')]);
  });
});
