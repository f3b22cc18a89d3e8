import { describe, expect, it } from 'vitest';
import { readXml, wordsOf } from './xml.ts';

const read = (text: string) => readXml(Buffer.from(text), 'a.xml');

describe('readXml', () => {
  it('reads names without prefixes, and words with entities and quoted data', () => {
    const root = read(
      '<?xml version="1.0"?><x:a x:id="1 &lt; 2"> &#65;&amp;<!-- <!DOCTYPE --><![CDATA[<!DOCTYPE &amp;]]></x:a>',
    );
    expect(root.name).toBe('a');
    expect(root.attributes.get('id')).toBe('1 < 2');
    expect(wordsOf(root)).toBe('A&<!DOCTYPE &amp;');
  });

  it.each([
    '<!DOCTYPE questestinterop>',
    '<!doctype questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">',
    "<!DOCTYPE a PUBLIC '-//A//[B] > C//EN'\n 'https://a.example/a.dtd' >",
  ])('reads a file with %s', (declaration) => {
    const root = read(`<?xml version="1.0"?>\n${declaration}\n<a>\n<b>&nbsp;x</b></a>`);
    expect(root).toMatchObject({ name: 'a', children: ['\n', { name: 'b', children: ['\u00A0x'] }] });
    expect(root.line).toBe(2 + declaration.split('\n').length);
  });

  it('knows the line of each element', () => {
    const root = read('<a>\n<!-- <b/>\n -->\n<b/><c>\n</c>\n\n<b x="\n"/></a>');
    const lines = root.children.map((child) => (typeof child === 'string' ? [] : [child.name, child.line]));
    expect(lines.filter(({ length }) => length > 0)).toEqual([
      ['b', 4],
      ['c', 4],
      ['b', 7],
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 'utf16le')],
    ['ISO-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?><a>é</a>')],
  ])('reads %s', (_, bytes) => {
    expect(wordsOf(readXml(bytes, 'a.xml'))).toBe('é');
  });

  it.each([
    [
      'a DOCTYPE with declarations',
      '<!DOCTYPE a []><a/>',
      'a.xml:1:1 has a DOCTYPE that declares something, and is not read.',
    ],
    ['a DOCTYPE after another', '<!DOCTYPE a>\n<!DOCTYPE a [<!ENTITY b "b">]><a/>', 'a.xml:1:1 has a DOCTYPE'],
    ['a declaration alone', '<!ENTITY b "b"><a/>', 'a.xml:1:1 has a DOCTYPE'],
    [
      'a bomb of entities',
      '<?xml version="1.0"?>\n<!doctype a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
      'a.xml:2:1 has a DOCTYPE',
    ],
    [
      'an entity of a file',
      '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>',
      'a.xml:1:1 has a DOCTYPE',
    ],
    [
      'another encoding',
      '<?xml version="1.0" encoding="ISO-8859-2"?><a/>',
      'a.xml:1:1 is in ISO-8859-2, and only UTF-8, UTF-16 and ISO-8859-1 are read.',
    ],
    ['elements too deep', '<a>'.repeat(200) + '</a>'.repeat(200), "a.xml can't be read: Maximum nested tags exceeded."],
    ['an element named like a part of every object', '<a><__proto__ x="1"/></a>', "a.xml can't be read: [SECURITY]"],
    ['an attribute named so', '<a __proto__="1"/>', "a.xml can't be read: [SECURITY]"],
    ['an open element', '<a>\n<b></a>', "a.xml:2:4 is no XML: Expected closing tag 'b'"],
    ['a comment that does not end', '<a/><!-- ', 'a.xml'],
    ['two elements', '<a/>\n<b/>', 'a.xml:2:1 has no element, or more than one, around all others.'],
    ['words alone', 'words', 'a.xml:1:1 is no XML'],
    ['nothing', '', 'a.xml'],
  ])('refuses %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });

  it.each(['<!--', '<a ', '<![CDATA[', '<?', '&', '<a b="1">', '</', '"'])('is done with many a %s', (sign) => {
    expect(() => read(sign.repeat(100_000))).toThrow('a.xml');
  });
});
