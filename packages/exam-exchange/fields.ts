import { type ExamFile, examFile } from './host.ts';
import { oneLine } from './text/contentText.ts';

type QuestionFile = ExamFile['questions'][number];

/** What a question may say besides, in the order of an exam's file, and how people read it. */
const labels = {
  objective: 'Objective',
  task: 'Task',
  set: 'Set',
  version: 'Version',
  correctedOn: 'Corrected on',
  verifiedOn: 'Verified on',
  release: 'Release',
  rule: 'Rule',
  setup: 'Setup',
  trap: 'Trap',
} as const;

/** The name of something that a question may say besides. */
export type FieldName = keyof typeof labels;

/** What a question says besides, each in one line. */
export type Fields = Readonly<Partial<Record<FieldName, string>>>;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(labels, name);

/** All names, in the order of an exam's file. */
export const fieldNames: readonly FieldName[] = Object.keys(labels).filter(isFieldName);

/** The fields that have a value, each in one line; undefined where none has. */
export function tidyFields(
  values: Readonly<Partial<Record<FieldName, string | number | undefined>>>,
): Fields | undefined {
  const tidied = fieldNames.flatMap((name) => {
    const line = oneLine(String(values[name] ?? ''));
    return line === '' ? [] : [[name, line] as const];
  });
  return tidied.length > 0 ? Object.fromEntries(tidied) : undefined;
}

/** The given fields as lines, such as `Rule: Open what is closed.`, by name. */
export const fieldLines = (fields: Fields = {}, names: readonly FieldName[] = fieldNames): string[] =>
  names.flatMap((name) => (fields[name] === undefined ? [] : [`${labels[name]}: ${fields[name]}`]));

const byLabel = new Map(fieldNames.map((name) => [labels[name].toLowerCase(), name]));

/** The field that a line says; undefined for any other line. */
export function readFieldLine(line: string): Fields | undefined {
  const at = line.indexOf(':');
  const name = byLabel.get(line.slice(0, at).trim().toLowerCase());
  return at < 0 || name === undefined ? undefined : { [name]: line.slice(at + 1).trim() };
}

const shape = examFile.shape.questions.element.pick({
  objective: true,
  task: true,
  set: true,
  version: true,
  correctedOn: true,
  verifiedOn: true,
  release: true,
  rule: true,
  setup: true,
  trap: true,
});

/** Fields as a question of a section has them; what an exam can't take is named. */
export function checkedFields(
  fields: Fields,
  { objectives = [] }: Pick<ExamFile['sections'][number], 'objectives'>,
): { readonly fields: Partial<Pick<QuestionFile, FieldName>>; readonly notes: readonly string[] } {
  const isObjective = fields.objective === undefined || objectives.some(({ id }) => id === fields.objective);
  const checked = fieldNames.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const given = { [name]: name === 'set' || name === 'version' ? Number(value) : value };
    const { data } = shape.safeParse(given);
    return [{ name, value, data: name === 'objective' && !isObjective ? undefined : data }];
  });
  return {
    fields: Object.assign({}, ...checked.map(({ data }) => data)),
    notes: checked.flatMap(({ name, value, data }) => (data ? [] : [`not taken over: its ${name} "${value}"`])),
  };
}
