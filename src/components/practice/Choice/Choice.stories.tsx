import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { Choice, type ChoiceProps } from './Choice.tsx';

/** Two cards of which one is chosen, and two chips. */
function Choices() {
  const [exam, setExam] = useState(false);
  const [medium, setMedium] = useState(false);
  const [hard, setHard] = useState(true);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Choice label="Missed" facts="17 questions" checked={!exam} onChange={() => setExam(false)} />
      <Choice
        label="Development Lifecycle and Deployment Architect"
        facts="17 questions"
        icon={<ExamEmblem exam="devLifecycle" size={36} />}
        checked={exam}
        onChange={setExam}
      />
      <Choice variant="chip" type="checkbox" label="Medium" facts={11} checked={medium} onChange={setMedium} />
      <Choice variant="chip" type="checkbox" label="Hard" facts={7} checked={hard} onChange={setHard} />
    </Box>
  );
}

const meta = preview.meta({
  component: Choice,
  args: { label: 'Missed', facts: '17 questions', checked: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  decorators: [keeping<ChoiceProps, boolean>('onChange', 'setChecked', (checked) => ({ checked }))],
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('radio', { name: 'Missed' });
    await expect(choice).toHaveAccessibleDescription('17 questions');
  },
});
Default.test('is chosen by its words, too', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('17 questions'));
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
});
/** Cards: checked, and with an icon. Below them two chips that are checkboxes. */
export const Variants = meta.story({
  render: () => <Choices />,
  parameters: {
    code: `export function Example() {
  const [exam, setExam] = useState(false);
  const [medium, setMedium] = useState(false);
  const [hard, setHard] = useState(true);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Choice label="Missed" facts="17 questions" checked={!exam} onChange={() => setExam(false)} />
      <Choice
        label="Development Lifecycle and Deployment Architect"
        facts="17 questions"
        icon={<ExamEmblem exam="devLifecycle" size={36} />}
        checked={exam}
        onChange={setExam}
      />
      <Choice variant="chip" type="checkbox" label="Medium" facts={11} checked={medium} onChange={setMedium} />
      <Choice variant="chip" type="checkbox" label="Hard" facts={7} checked={hard} onChange={setHard} />
    </Box>
  );
}`,
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'טעויות',
    facts: '17 שאלות',
  },
  decorators: [keeping<ChoiceProps, boolean>('onChange', 'setChecked', (checked) => ({ checked }))],
});
/** Do: the choice stands out above what it gives. */
export const LabelAndFacts = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: the choice is hidden in a sentence. */
export const OneSentence = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { label: 'Practice the 17 questions that you missed', facts: undefined },
});
