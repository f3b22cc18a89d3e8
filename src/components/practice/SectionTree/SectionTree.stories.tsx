import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { sectionsOf } from '../../../../domain/practice/sections.ts';
import { practiceQuiz } from '../../../mocks/fixtures/practice.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { SectionTree, type SectionTreeProps } from './SectionTree.tsx';

const sections = sectionsOf([], practiceQuiz.covered);
const counts = Object.fromEntries(
  practiceQuiz.covered.flatMap(({ id = '', objectives }) => [
    [id, objectives.reduce((sum, { questionCount }) => sum + questionCount, 0)],
    ...objectives.map((objective) => [objective.id, objective.questionCount]),
  ]),
) as Record<string, number>; // of these pairs

const meta = preview.meta({
  component: SectionTree,
  args: {
    sections,
    from: ['automation-0', 'automation-1', 'automation-2', 'data'],
    counts: { ...counts, automation: 10, agents: 0 },
    onChange: fn(),
  },
  decorators: [keeping<SectionTreeProps, SectionTreeProps['from']>('onChange', 'setFrom', (from) => ({ from }))],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const automation = canvas.getByRole('checkbox', {
      name: /^Automation 15% of exam, 3 of 4 objectives 10 questions$/,
    });
    await expect(automation).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Data and Analytics Management/ })).toBeChecked();
  },
});
Default.test(
  'chooses objectives and whole sections, and opens and closes a section',
  async ({ canvas, userEvent, args }) => {
    const automation = canvas.getByRole('checkbox', {
      name: /^Automation 15% of exam, 3 of 4 objectives 10 questions$/,
    });
    await userEvent.click(canvas.getByText('Set up approval processes, classic and flow-based'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['automation', 'data']);
    await userEvent.click(automation);
    await expect(args.onChange).toHaveBeenLastCalledWith(['automation', 'data']);
    const toggle = canvas.getByRole('button', { name: 'Objectives of Configuration and Setup' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByText('Decide how records are shared')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByText('Decide how records are shared')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(automation).toHaveFocus();
  },
);
/** The exam’s sections have no objectives, so nothing opens. */
export const SectionsOnly = meta.story({
  args: { sections: sections.map((section) => ({ ...section, objectives: [] })), from: ['data'], counts },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Objectives/ })).not.toBeInTheDocument();
  },
});
