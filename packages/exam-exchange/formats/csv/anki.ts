/** What the lines `#…` above Anki's table of notes say. */
export interface AnkiFacts {
  readonly delimiter: string | undefined;
  /** Whether its cells are HTML. */
  readonly isHtml: boolean;
  /** The names of the columns, where they are said or known. */
  readonly header: readonly string[] | undefined;
  /** The rest of the file, with as many lines. */
  readonly body: string;
}

const delimiters: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** The fields of the add-on "Multiple Choice for Anki" in their order, as an export has them. */
const choiceFields = ['Question', 'Title', 'QType', 'Q_1', 'Q_2', 'Q_3', 'Q_4', 'Q_5', 'Answers', 'Sources', 'Extra 1'];

/** Reads the lines above a table of Anki; in other files there are none. */
export function readAnkiFacts(text: string): AnkiFacts {
  const [head = ''] = /^(?:#(?:separator|html|notetype|deck|tags|guid|columns)[^\n]*\n)+/i.exec(text) ?? [];
  const facts = new Map(
    head.split('\n').flatMap((line) => {
      const [, name, value] = /^#([a-z ]+):(.*)$/i.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase().trim(), value] as const];
    }),
  );
  const separator = facts.get('separator')?.trim();
  const delimiter = separator === undefined ? undefined : (delimiters[separator.toLowerCase()] ?? separator);
  const body = '\n'.repeat(head.split('\n').length - 1) + text.slice(head.length);
  return {
    delimiter,
    isHtml: facts.get('html')?.trim() === 'true',
    header: facts.get('columns')?.split(delimiter ?? '\t') ?? choiceHeader(facts, body),
    body: head === '' ? text : body,
  };
}

/** The columns of notes of the add-on: its fields, between those that are no fields. */
function choiceHeader(facts: ReadonlyMap<string, string>, body: string): string[] | undefined {
  if (!/\bAllInOne\b/.test(`${facts.get('notetype') ?? ''}\n${facts.has('notetype column') ? body : ''}`))
    return undefined;
  const others = ['guid', 'notetype', 'deck', 'tags'].flatMap((name) => {
    const column = Number(facts.get(`${name} column`));
    return column > 0 ? [[column - 1, name === 'notetype' ? 'Note type' : name] as const] : [];
  });
  const header: string[] = [];
  for (const [at, name] of others) header[at] = name;
  let next = 0;
  for (let at = 0; next < choiceFields.length; at += 1) {
    if (header[at] !== undefined) continue;
    header[at] = choiceFields[next] ?? '';
    next += 1;
  }
  return header;
}
