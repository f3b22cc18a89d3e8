import { describe, expect, it } from 'vitest';
import { sourceFacts } from './componentSource.ts';
import { parseDocComment } from './docComment.ts';
import { docgenOf } from './docgen.ts';
import { docProblems } from './docProblems.ts';
import { pageIdOf } from './readCatalog.ts';
import { parseModule } from './sourceModule.ts';

const source = `
import Card, { type CardProps } from '@mui/material/Card';
declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcNote: 'root' | 'title';
  }
}
/** The card. */
const Root = part(Card, 'CcNote', 'Root', {});
const Title = part('h2', 'CcNote', 'Title', {});
interface Shared {
  /** What it says. */
  text?: string | undefined;
}
export interface NoteProps extends Shared, Omit<CardProps, 'title' | 'children'> {
  /** How it looks. @default 'calm' */
  tone?: 'calm' | 'loud';
  /** Gets the reader's choice. */
  onChoose: (id: string) => void;
  /** How many. */
  count?: number;
}
/**
 * A note of
 * two lines.
 *
 * @when Something is worth saying,
 *   and short.
 * @whenNot A list: ItemList.
 * @keyboard Enter, Space: chooses: once.
 * @screenReader Its title.
 * @status stable
 */
export function Note(inProps: NoteProps) {
  const { tone, count = 3, ...rest } = inProps;
  return <Root {...rest} />;
}
`;

const factsOf = (text: string) => {
  const facts = sourceFacts('Note', 'Note.tsx', (file) => parseModule(file, text), '/no-such-root');
  if (!facts) throw new Error('no Note');
  return facts;
};

describe('a doc comment', () => {
  it('is prose and tags, each on one line', () => {
    expect(parseDocComment(' One\n * two.\n *\n * @when A\n *   b.\n * @when C. ')).toEqual({
      text: 'One two.',
      tags: [
        { name: 'when', text: 'A b.' },
        { name: 'when', text: 'C.' },
      ],
    });
  });

  it('may end with a default, and have an @ in its words', () => {
    expect(parseDocComment(' Of @mui. @default false ')).toEqual({
      text: 'Of @mui.',
      tags: [{ name: 'default', text: 'false' }],
    });
  });
});

describe('a component', () => {
  it('says its prose, its keys and the rest that its root takes', () => {
    const { description, when, keyboard, rest, status } = factsOf(source);
    expect(description).toBe('A note of two lines.');
    expect(when).toEqual(['Something is worth saying, and short.']);
    expect(keyboard).toEqual([{ keys: 'Enter, Space', effect: 'chooses: once.' }]);
    expect(rest).toEqual({ of: 'Card', kind: 'mui', without: ['title', 'children'] });
    expect(status).toBe('stable');
  });

  it('has its props with inherited ones, defaults of comments and of code, and choices', () => {
    expect(factsOf(source).props.map(({ name, type, defaultValue }) => [name, type, defaultValue])).toEqual([
      ['text', 'string', undefined],
      ['tone', "'calm' | 'loud'", "'calm'"],
      ['onChoose', '(id: string) => void', undefined],
      ['count', 'number', '3'],
    ]);
    expect(docgenOf(factsOf(source))).toMatchObject({
      props: {
        tone: { required: false, tsType: { name: 'union', elements: [{ value: "'calm'" }, { value: "'loud'" }] } },
        onChoose: { required: true, tsType: { name: 'signature' } },
      },
    });
  });

  it('says the choices of a type by whatever name it is called', () => {
    const types = `
const forms = { long: 1, short: 2 } as const;
const times = [0, 25] as const;
type Tone = 'calm' | 'loud' | 'off';
interface Verdict { kind: 'right' | 'wrong'; }
type Named = Exclude<Tone, 'off'>;
export interface NoteProps {
  /** A. */
  named?: Named | undefined;
  /** B. */
  form: keyof typeof forms;
  /** C. */
  time: (typeof times)[number];
  /** D. */
  kind: Verdict['kind'];
  /** E. */
  open: Tone | string;
}
/** A note. */
export const Note = ({ named }: NoteProps) => named;
`;
    expect(factsOf(types).props.map(({ name, type }) => [name, type])).toEqual([
      ['named', "'calm' | 'loud'"],
      ['form', "'long' | 'short'"],
      ['time', '0 | 25'],
      ['kind', "'right' | 'wrong'"],
      ['open', 'Tone | string'],
    ]);
  });

  it('is named where a comment says another default than the code has', () => {
    const told = (comment: string) => docProblems(factsOf(source.replace('/** How many. */', comment)));
    expect(told('/** How many. @default 3 */')).toEqual([]);
    expect(told('/** How many. @default 5 */')).toEqual([
      'Note.tsx: Note says that count is 5 by default: in the code it is 3',
    ]);
  });

  it('lacks nothing with all of the template, and is named with what it lacks', () => {
    expect(docProblems(factsOf(source))).toEqual([]);
    const without = source
      .replace(/ \* @when .*\n.*\n/, '')
      .replace(/ \* @keyboard.*\n/, ' * @shortcut Enter: chooses.\n')
      .replace('stable', 'fine');
    expect(docProblems(factsOf(without)).map((problem) => /@\w+/.exec(problem)?.[0])).toEqual([
      '@when',
      '@keyboard',
      '@status',
      '@shortcut',
    ]);
  });
});

it('a page has the id that Storybook gives it', () => {
  expect(pageIdOf('src/components/exams/Banner/Banner.stories.tsx')).toBe('exams-banner');
  expect(pageIdOf('src/components/quiz/ExamMap/ExamLegend.stories.tsx')).toBe('quiz-exammap-examlegend');
  expect(pageIdOf('src/screens/Quiz/Quiz.stories.tsx')).toBe('screens-quiz');
});
