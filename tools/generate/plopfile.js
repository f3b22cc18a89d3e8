// What `npm run generate` offers: the right shape of a component and of a screen, stories included.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first parts of the titles that components' stories have now: the catalogue's groups. */
function groups() {
  const files = globSync('src/components/*/*.stories.tsx', { cwd: root });
  const titles = files.map((file) => /title: '(\w+)\//.exec(readFileSync(join(root, file), 'utf8'))?.[1]);
  return [...new Set(titles)].filter((group) => group !== undefined).sort();
}

const name = {
  type: 'input',
  name: 'name',
  message: 'Name, such as PriceTag:',
  validate: (text) => /^[A-Z][A-Za-z0-9]+$/.test(text) || 'A name is letters and digits and starts with a capital.',
};

const group = { type: 'list', name: 'group', message: 'Group in the catalogue:', choices: groups() };

const path = {
  type: 'input',
  name: 'path',
  message: 'Path, such as /profile or /topics/:link:',
  validate: (text) =>
    /^(\/[a-z][a-z0-9-]*)+(\/:[a-z]\w*)?$/.test(text) ||
    'A path is parts in small letters, each after a slash; the last may be a parameter such as :link.',
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

/** Puts a line into a file, before the one line that starts with `anchor`. */
const line = (to, anchor, text) => async () => {
  const source = readFileSync(join(root, to), 'utf8');
  if (source.includes(text)) throw new Error(`${to} has this already: ${text}`);
  const [before, after, ...others] = source.split(`\n${anchor}`);
  if (after === undefined || others.length > 0) throw new Error(`Add this to ${to} yourself: ${text}`);
  writeFileSync(join(root, to), await formatted(`${before}\n${text}\n${anchor}${after}`));
  return to;
};

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  plop.setGenerator('component', {
    description: 'a component in src/components, with its stories',
    prompts: [name, group],
    actions: ['tsx', 'stories.tsx'].map((ending) =>
      file(`src/components/{{name}}/{{name}}.${ending}`, `Component.${ending}`),
    ),
  });

  plop.setGenerator('screen', {
    description: 'a screen in src/screens, with a story for each of its states, and its route',
    prompts: [name, path],
    actions(answers) {
      const param = /:(\w+)$/.exec(answers.path)?.[1];
      const key = plop.getHelper('camelCase')(answers.name);
      Object.assign(answers, { param, key, title: plop.getHelper('sentenceCase')(answers.name) });
      const screen = `${answers.name}Screen`;
      const href = param
        ? `(${param}: string) => \`${answers.path.replace(`:${param}`, `\${encodeURIComponent(${param})}`)}\``
        : `() => '${answers.path}'`;
      const route = `<Route path={paths.${key}.pattern} element={<${screen} />} />`;
      const lazyScreen = `lazy(() => import('../screens/${answers.name}/${screen}.tsx'))`;
      return [
        file(`src/screens/{{name}}/${screen}.tsx`, 'Screen.tsx'),
        file(`src/screens/{{name}}/${screen}.stories.tsx`, 'Screen.stories.tsx'),
        line('src/app/paths.ts', '} as const;', `  ${key}: { pattern: '${answers.path}', href: ${href} },`),
        line('src/app/AppRoutes.tsx', 'const NotFoundScreen', `const ${screen} = ${lazyScreen};`),
        line('src/app/AppRoutes.tsx', '        <Route path="*"', `        ${route}`),
      ];
    },
  });
}
