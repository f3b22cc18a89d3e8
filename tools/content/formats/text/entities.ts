/** The names of the characters from 160 on, in their order. */
const latin = [
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para',
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave',
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc',
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc',
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
].flatMap((line) => line.split(' '));

const named: ReadonlyMap<string, string> = new Map([
  ...latin.map((name, at) => [name, String.fromCharCode(160 + at)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...Object.entries({
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
  }),
  ...Object.entries({ ndash: '–', mdash: '—', hellip: '…', bull: '•', prime: '′', Prime: '″', trade: '™', euro: '€' }),
  ...Object.entries({ larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', rArr: '⇒', lArr: '⇐', minus: '−' }),
  ...Object.entries({
    ne: '≠',
    le: '≤',
    ge: '≥',
    asymp: '≈',
    equiv: '≡',
    infin: '∞',
    sum: '∑',
    radic: '√',
    check: '✓',
  }),
  ...Object.entries({ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200C', zwj: '\u200D' }),
  ...Object.entries({ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', pi: 'π', Delta: 'Δ', Omega: 'Ω' }),
]);

/** Puts characters in the place of entities, numbered or with a usual name. Others stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g,
    (whole, ten, sixteen, name) => {
      if (typeof name === 'string') return named.get(name) ?? whole;
      const code = typeof ten === 'string' ? Number(ten) : Number.parseInt(String(sixteen), 16);
      return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
