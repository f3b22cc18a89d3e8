import { expect, it } from 'vitest';
import { fittingControls } from '../../.storybook/docs/fittingControls.ts';

it('what can be chosen says its choices and keeps its control, what can not be typed has none', () => {
  const argTypes = {
    tone: { name: 'tone', type: { name: 'enum', value: ['calm', 2] }, table: { category: 'a' } },
    count: { name: 'count', type: { name: 'number' } },
    children: { name: 'children', type: { name: 'other', value: 'ReactNode' } },
    onAdd: { name: 'onAdd', type: { name: 'function' } },
  };
  const context = { argTypes, initialArgs: { children: 'Words' } } as unknown as Parameters<typeof fittingControls>[0];
  expect(fittingControls(context)).toEqual({
    tone: { ...argTypes.tone, table: { category: 'a', type: { summary: "'calm' | 2" } } },
    count: argTypes.count,
    children: { ...argTypes.children, control: { type: 'text' } },
    onAdd: { ...argTypes.onAdd, control: { disable: true } },
  });
});
