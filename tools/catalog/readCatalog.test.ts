import { formatComponentManifest } from 'storybook/internal/toolsets-docs';
import { describe, expect, it } from 'vitest';
import { site } from '../build/site.ts';
import { describe as written } from './describe.ts';
import { withFacts } from './manifest.ts';
import { readCatalog } from './readCatalog.ts';

describe('the catalog', () => {
  const catalog = readCatalog(site.root);
  const find = (name: string) => {
    const found = [...catalog.values()].find((facts) => facts.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  it('knows parts, screens and neighbours', () => {
    const { parts, screens, contains, related } = find('QuestionCard');
    expect(parts.map(({ className }) => className)).toContain('CcQuestionCard-answers');
    expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Home', 'Quiz']));
    expect(contains).toContainEqual({ name: 'AnswerOption', id: 'quiz-answeroption' });
    expect(related).toContainEqual({ name: 'ExamQuestion', id: 'quiz-examquestion' });
    expect(find('Footer').isOnEveryScreen).toBe(true);
  });

  it('tells machines what its pages show', () => {
    expect(written(find('Banner'))).toMatch(
      /## Use something else[^]*ClosingCall[^]*\| provisional \| `boolean` \| `false` \|/,
    );
  });

  it('says of a component of MUI what stories use and the theme sets', () => {
    const props = new Map(find('Button').props.map((prop) => [prop.name, prop]));
    expect(props.get('variant')).toMatchObject({
      choices: ["'text'", "'outlined'", "'contained'", "'call'"],
      defaultValue: "'contained'",
    });
    expect(props.get('disabled')?.description).toBe('If `true`, the component is disabled.');
    expect(props.has('sx')).toBe(false);
    expect(written(find('Button'))).toContain('It is MUI’s own component');
  });

  it('hands them to machines by the manifest, as the MCP server reads it', () => {
    const path = './src/components/exams/Banner/Banner.stories.tsx';
    const component = { id: 'exams-banner', name: 'Banner', path, stories: [], jsDocTags: {}, import: 'wrong' };
    const { components } = withFacts({ v: 0, components: { 'exams-banner': component } }, site.root);
    expect(
      formatComponentManifest(components['exams-banner'] as Parameters<typeof formatComponentManifest>[0]),
    ).toMatch(/^# Banner[^]*## Use something else[^]*ClosingCall[^]*\| provisional \| `boolean` \| `false` \|/);
    expect(components['exams-banner'].import).toBe(
      `import { Banner } from '../../components/exams/Banner/Banner.tsx';`,
    );
  });
});
