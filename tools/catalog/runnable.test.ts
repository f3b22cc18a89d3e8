import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement, type ReactElement } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons, applyHooks, defaultDecorateStory, HooksContext, mockChannel } from 'storybook/preview-api';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { printed, withImports } from '../../.storybook/docs/runnable.ts';
import { CheckIcon } from '../../src/components/base/icons/icons.tsx';
import { AuthForm } from '../../src/components/forms/AuthForm/AuthForm.tsx';
import { site } from '../build/site.ts';
import { importLines } from './importLines.ts';
import { readCatalog } from './readCatalog.ts';

const imports = importLines(site.root, readCatalog(site.root));

/** What prints a story; it comes without types. */
const { decorators } = (await import('@storybook/react/entry-preview-docs' as string)) as {
  decorators: Parameters<typeof defaultDecorateStory>[1];
};

/** What Storybook prints of an element that a story renders, with the catalog's own parameters. */
async function codeOf(element: ReactElement): Promise<string> {
  const channel = mockChannel();
  addons.setChannel(channel);
  const code = new Promise<string>((resolve) => {
    channel.on(SNIPPET_RENDERED, ({ source }: { source: string }) => resolve(source));
  });
  const context = {
    id: 'a--b',
    args: {},
    hooks: new HooksContext(),
    originalStoryFn: () => element,
    parameters: { jsx: printed, docs: { source: { type: 'dynamic' } } },
  };
  const decorate = applyHooks(defaultDecorateStory);
  const story = decorate(() => element, decorators);
  story(context as unknown as Parameters<typeof story>[0]); // as much of a context as is read
  channel.emit(STORY_RENDERED, 'a--b');
  return code;
}

describe('the code of a story', () => {
  it('is a file with its imports, handlers and the schema of its form', async () => {
    const schema = z.object({ email: z.string(), password: z.string() });
    const form = createElement(AuthForm, {
      kind: 'login',
      loading: false,
      schema,
      onSubmit: () => console.log('sent'),
    });
    expect(withImports(await codeOf(form), imports, { schema })).toBe(
      [
        `import * as z from 'zod/mini';`,
        `import { AuthForm } from 'certcrest/AuthForm';`,
        ``,
        `const schema = z.object({ email: z.string(), password: z.string() });`,
        ``,
        `export const Example = () => (`,
        `  <AuthForm`,
        `    kind="login"`,
        `    loading={false}`,
        `    onSubmit={() => {}}`,
        `    schema={schema}`,
        `  />`,
        `);`,
        ``,
      ].join('\n'),
    );
  });

  it('names components of MUI as they are imported', async () => {
    const code = withImports(await codeOf(createElement(Stack, { spacing: 1 }, createElement(Typography))), imports);
    expect(code).toContain(
      `import Stack from '@mui/material/Stack';\nimport Typography from '@mui/material/Typography';`,
    );
    expect(code).toContain('<Stack spacing={1}>');
  });

  it('has no import of what the package does not have, and says so', async () => {
    expect(withImports(await codeOf(createElement(CheckIcon)), imports)).toMatch(
      /^\/\/ Not in the package: \w+\n<\w+ \/>$/,
    );
    expect(withImports('<UnreadyLabel />', imports)).toBe('// Not in the package: UnreadyLabel\n<UnreadyLabel />');
  });

  it('makes an error anew', () => {
    const code = withImports('<ExamCatalogue\n  error={TypeError: Failed to fetch}\n/>', imports);
    expect(code).toContain('error={new TypeError("Failed to fetch")}');
  });

  it('stays as it is when it is asked for again', () => {
    for (const code of ['<Typography />', '<UnreadyLabel />']) {
      const once = withImports(code, imports);
      expect(withImports(once, imports)).toBe(once);
    }
  });
});

it('imports come from the package and from MUI, and never from a file of the repository', () => {
  expect(imports['Button']).toBe(`import Button from '@mui/material/Button';`);
  expect(imports['Paper']).toBe(`import Paper from '@mui/material/Paper';`);
  expect(imports['ExamCard']).toBe(`import { ExamCard } from 'certcrest/ExamCard';`);
  for (const name of ['icons', 'UnreadyLabel', 'ColorModeMenu']) expect(imports[name]).toBeUndefined();
  expect(Object.values(imports).filter((line) => line.includes('src/'))).toEqual([]);
});
