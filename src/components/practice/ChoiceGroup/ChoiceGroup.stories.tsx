import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';

const pools = ['All', 'Unseen', 'Missed', 'Flagged', 'Bookmarked', 'With notes'];

/** The choices, of which the one that was pressed last is chosen. */
function Pools({ labels = pools, unit = 'questions' }: { labels?: readonly string[]; unit?: string }) {
  const [chosen, setChosen] = useState(labels[2]);
  return labels.map((label, index) => (
    <Choice
      key={label}
      name="pool"
      label={label}
      facts={`${52 - index * 7} ${unit}`}
      checked={label === chosen}
      onChange={() => setChosen(label)}
    />
  ));
}

const levels = ['Easy', 'Medium', 'Hard'];

/** Chips of which each can be chosen. */
function Levels() {
  const [chosen, setChosen] = useState(['Medium', 'Hard']);
  return levels.map((label, index) => (
    <Choice
      key={label}
      variant="chip"
      type="checkbox"
      label={label}
      facts={5 + index}
      checked={chosen.includes(label)}
      onChange={(on) => setChosen(on ? [...chosen, label] : chosen.filter((each) => each !== label))}
    />
  ));
}

const meta = preview.meta({
  component: ChoiceGroup,
  args: {
    title: 'Include',
    layout: 'two' as NonNullable<ChoiceGroupProps['layout']>,
    exclusive: true,
    children: <Pools />,
  },
});

export const Default = meta.story({
  parameters: {
    code: `const pools = [
  { label: 'All', count: 52 },
  { label: 'Unseen', count: 45 },
  { label: 'Missed', count: 38 },
  { label: 'Flagged', count: 31 },
  { label: 'Bookmarked', count: 24 },
  { label: 'With notes', count: 17 },
];

export function Example() {
  const [chosen, setChosen] = useState('Missed');
  return (
    <ChoiceGroup title="Include" layout="two" exclusive>
      {pools.map(({ label, count }) => (
        <Choice
          key={label}
          name="pool"
          label={label}
          facts={\`\${count} questions\`}
          checked={label === chosen}
          onChange={() => setChosen(label)}
        />
      ))}
    </ChoiceGroup>
  );
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Include' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Missed' })).toBeChecked();
  },
});
/** Short choices, of which several can be chosen. */
export const ChipsInARow = meta.story({
  parameters: {
    code: `const levels = ['Easy', 'Medium', 'Hard'];

export function Example() {
  const [chosen, setChosen] = useState(['Medium', 'Hard']);
  return (
    <ChoiceGroup title="Difficulty" layout="row" note="Log in to practice what you missed.">
      {levels.map((label, index) => (
        <Choice
          key={label}
          variant="chip"
          type="checkbox"
          label={label}
          facts={5 + index}
          checked={chosen.includes(label)}
          onChange={(on) => setChosen(on ? [...chosen, label] : chosen.filter((each) => each !== label))}
        />
      ))}
    </ChoiceGroup>
  );
}`,
  },
  args: {
    title: 'Difficulty',
    layout: 'row',
    exclusive: false,
    note: 'Log in to practice what you missed.',
    children: <Levels />,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Difficulty' });
    await expect(group).toHaveAccessibleDescription('Log in to practice what you missed.');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
});
/** Until the choices are there; their places are reserved. */
export const Loading = meta.story({
  args: {
    loading: true,
    layout: 'row',
    children: pools.map((label) => <Choice key={label} label={label} checked={false} onChange={fn()} />),
  },
});
const inHebrew = ['הכול', 'שלא נראו', 'טעויות', 'מסומנות', 'בסימניות', 'עם הערות'];
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'מה לכלול',
    children: <Pools labels={inHebrew} unit="שאלות" />,
  },
});
const chips = (type: 'radio' | 'checkbox', ...chosen: string[]) =>
  ['All', 'Missed', 'Bookmarked'].map((label) => (
    <Choice key={label} variant="chip" type={type} label={label} checked={chosen.includes(label)} onChange={fn()} />
  ));
/** Do: “All” excludes “Missed,” so only one can be chosen. */
export const OneOfThree = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { layout: 'row', children: chips('radio', 'Missed') },
});
/** Don’t: “All” excludes “Missed,” yet both can be chosen. */
export const TwoOfThree = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { layout: 'row', exclusive: false, children: chips('checkbox', 'All', 'Missed') },
});
