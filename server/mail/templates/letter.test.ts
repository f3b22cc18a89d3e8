import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const hostile = `</p><script>alert("1")</script> 'a' & b`;
const escaped = `&lt;/p&gt;&lt;script&gt;alert("1")&lt;/script&gt; 'a' &amp; b`;
const inAttribute = '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &apos;a&apos; &amp; b';

describe('letter', () => {
  it('says the same in text and HTML', () => {
    const { subject, text, html } = letter('Hello', ['First.', { label: 'Open', href: 'https://x.y/z' }, 'Last.']);
    expect(subject).toBe('Hello');
    expect(text).toContain('Hello\n\nFirst.\n\nOpen:\nhttps://x.y/z\n\nLast.\n');
    expect(html).toMatch(/<h1[^>]*>Hello<\/h1>\s*<p[^>]*>First\.<\/p>\s*<p[^>]*><a href="https:\/\/x\.y\/z"/);
  });

  it('escapes everything that it is given', () => {
    const link = { label: hostile, href: `https://x.y/"${hostile}` };
    const { html } = letter(hostile, [hostile, link, { quote: hostile }, { rows: [[hostile, hostile]] }]);
    expect(html).not.toContain('<script');
    expect(html.split(escaped)).toHaveLength(8);
    // The address, twice as an attribute and once as a text.
    expect(html.split(`https://x.y/&quot;${inAttribute}`)).toHaveLength(4);
  });

  it('quotes what others have written, line by line', () => {
    const { text, html } = letter('Hello', [{ quote: 'One.\n\nTwo.' }]);
    expect(text).toContain('\n\n> One.\n> \n> Two.\n\n');
    expect(html).toMatch(/<blockquote[^>]*white-space:pre-wrap[^>]*>One\.\n\nTwo\.<\/blockquote>/);
  });
});
