import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { CharacterCount, type CharacterCountProps } from './CharacterCount.tsx';

const meta = preview.meta({
  title: 'Forms/TextArea/CharacterCount',
  component: CharacterCount,
  args: { id: 'count', length: 123, limit: 500 },
});

/** A text that grows to these lengths, a press each. */
function Growing({ lengths, ...rest }: Omit<CharacterCountProps, 'length'> & { lengths: readonly number[] }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <CharacterCount {...rest} length={lengths[at] ?? 0} />
      <Button onClick={() => setAt(at + 1)}>Type</Button>
    </>
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123 of 500 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Over = meta.story({ args: { length: 512 } });
export const ToldSparingly = meta.story({
  render: (args) => <Growing {...args} lengths={[10, 399, 400, 401, 449, 450, 499, 500, 501, 502, 390]} />,
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    const heard: string[] = [];
    for (let press = 0; press < 10; press++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
      heard.push(canvas.getByRole('status').textContent ?? '');
    }
    await expect(heard).toEqual([
      '',
      '100 characters left',
      '100 characters left',
      '100 characters left',
      '50 characters left',
      '1 character left',
      '0 characters left',
      '1 character too many',
      '1 character too many',
      '',
    ]);
  },
});
export const Dark = meta.story({ ...Over.input, globals: { mode: 'dark' } });
