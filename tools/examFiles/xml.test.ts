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
    ['UTF-16', Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 'utf16le')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?><a>é</a>')],
  ])('reads %s', (_, bytes) => {
    expect(wordsOf(readXml(bytes, 'a.xml'))).toBe('é');
  });

  it.each([
    ['a DOCTYPE', '<!DOCTYPE a><a/>', 'a.xml has a DOCTYPE. Files with one are not read.'],
    [
      'a bomb of entities',
      '<?xml version="1.0"?>\n<!doctype a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>',
      'a.xml has a DOCTYPE.',
    ],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>', 'a.xml has a DOCTYPE.'],
    [
      'another encoding',
      '<?xml version="1.0" encoding="ISO-8859-1"?><a/>',
      'is in ISO-8859-1, and only UTF-8 and UTF-16 are read.',
    ],
    ['elements too deep', '<a>'.repeat(200) + '</a>'.repeat(200), "a.xml can't be read: Maximum nested tags exceeded."],
    ['an element named like a part of every object', '<a><__proto__ x="1"/></a>', "a.xml can't be read: [SECURITY]"],
    ['an attribute named so', '<a __proto__="1"/>', "a.xml can't be read: [SECURITY]"],
    ['an open element', '<a>\n<b></a>', "a.xml:2:4 is no XML: Expected closing tag 'b'"],
    ['a comment that does not end', '<a/><!-- ', 'a.xml'],
    ['two elements', '<a/><b/>', 'a.xml has no element, or more than one, around all others.'],
    ['words alone', 'words', 'a.xml:1:1 is no XML'],
    ['nothing', '', 'a.xml'],
  ])('refuses %s', (_, text, problem) => {
    expect(() => read(text)).toThrow(problem);
  });

  it.each(['<!--', '<a ', '<![CDATA[', '<?', '&', '<a b="1">', '</', '"'])('is done with many a %s', (sign) => {
    expect(() => read(sign.repeat(100_000))).toThrow('a.xml');
  });
});
