// What `npm run generate` offers: the right shape of a component and of a screen, stories included.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The catalog's groups: the folders of `src/components`. */
const groups = readdirSync(join(root, 'src/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const name = {
  type: 'input',
  name: 'name',
  message: 'Name, such as PriceTag:',
  validate: (text) => /^[A-Z][A-Za-z0-9]+$/.test(text) || 'A name is letters and digits and starts with a capital.',
};

/** A sentence above the component. */
const sentence = (field, message) => ({
  type: 'input',
  name: field,
  message,
  validate: (text) => /^[A-Z].+\.$/.test(text) || 'A sentence starts with a capital and ends with a full stop.',
});

const group = { type: 'list', name: 'group', message: 'Group in the catalog:', choices: groups };

const path = {
  type: 'input',
  name: 'path',
  message: 'Path, such as /profile or /topics/:link:',
  validate: (text) =>
    /^(\/[a-z][a-z0-9-]*)+(\/:[a-z]\w*)?$/.test(text) ||
    'A path is parts in small letters, each after a slash; the last may be a parameter such as :link.',
};

const audience = {
  type: 'list',
  name: 'audience',
  message: 'Who is it for?',
  choices: [
    { name: 'one user, after logging in', value: 'private' },
    { name: 'everyone and search engines: the build renders it', value: 'public' },
    { name: 'visitors who log in or sign up: the build renders it', value: 'auth' },
  ],
};

/** Formats as `npm run format` does. */
async function formatted(source) {
  return format(source, { ...(await resolveConfig(join(root, 'a.tsx'))), parser: 'typescript' });
}

/** Writes a new file from a template. Fails where the file is there already. */
const file = (to, template) => ({
  type: 'add',
  path: join(root, to),
  templateFile: join(import.meta.dirname, 'templates', `${template}.template`),
  transform: formatted,
});

/** Inserts a line into a file, before the one place that starts with `anchor`. */
const line = (to, anchor, text) => async () => {
  const source = readFileSync(join(root, to), 'utf8');
  if (source.includes(text)) throw new Error(`${to} has this already: ${text}`);
  const [before, after, ...others] = source.split(`\n${anchor}`);
  if (after === undefined || others.length > 0) throw new Error(`Add this to ${to} yourself: ${text}`);
  writeFileSync(join(root, to), await formatted(`${before}\n${text}\n${anchor}${after}`));
  return to;
};

/** Exports a component from the catalog's index, behind the others of its group. */
async function exported({ name: component, group: folder }) {
  const to = 'src/components/index.ts';
  const source = readFileSync(join(root, to), 'utf8');
  const end = source.indexOf('\n', source.lastIndexOf(`from './${folder}/`));
  const text = `export { ${component}, type ${component}Props } from './${folder}/${component}/${component}.tsx';`;
  writeFileSync(join(root, to), await formatted(`${source.slice(0, end)}\n${text}${source.slice(end)}`));
  return to;
}

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setGenerator('component', {
    description: 'a component in src/components, with its stories',
    prompts: [
      name,
      group,
      sentence('purpose', 'What is it? A sentence or two:'),
      sentence('when', 'When is it the right one? A sentence:'),
      sentence('whenNot', 'When is another one, and which? Such as "A list of several: ExamGrid.":'),
    ],
    actions: [
      ...['tsx', 'stories.tsx'].map((ending) =>
        file(`src/components/{{group}}/{{name}}/{{name}}.${ending}`, `Component.${ending}`),
      ),
      exported,
      () =>
        'Next: its own props, parts, states and documentation (docs/library.md), then its pictures (CONTRIBUTING.md).',
    ],
  });

  plop.setGenerator('screen', {
    description: 'a screen in src/screens, with a story for each of its states, and its route',
    prompts: [name, path, audience, sentence('purpose', 'What does a user do on this page? A sentence:')],
    actions(answers) {
      const param = /:(\w+)$/.exec(answers.path)?.[1];
      const key = plop.getHelper('camelCase')(answers.name);
      Object.assign(answers, { param, key, title: plop.getHelper('sentenceCase')(answers.name) });
      const screen = `${answers.name}Screen`;
      const href = param
        ? `(${param}: string) => \`${answers.path.replace(`:${param}`, `\${encodeURIComponent(${param})}`)}\``
        : `() => '${answers.path}'`;
      const route = `${key}: { pattern: '${answers.path}', audience: '${answers.audience}', href: ${href} },`;
      return [
        file(`src/screens/{{name}}/${screen}.tsx`, 'Screen.tsx'),
        file('src/screens/{{name}}/{{name}}.stories.tsx', 'Screen.stories.tsx'),
        line('domain/paths.ts', '} as const satisfies', `  ${route}`),
        line(
          'src/app/AppRoutes.tsx',
          '};\nconst missing',
          `  ${key}: () => import('../screens/${answers.name}/${screen}.tsx'),`,
        ),
        () =>
          'Next: its own data in place of the sample, a skeleton in place of "Loading...", and for a public page ' +
          'a description in src/app/descriptions.ts.',
      ];
    },
  });
}
