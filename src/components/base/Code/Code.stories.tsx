import preview from '#.storybook/preview';
import { Code } from './Code.tsx';

const meta = preview.meta({ component: Code, args: { children: 'Database.insert(records, false)' } });

export const Default = meta.story({});
export const Block = meta.story({
  args: { block: true, children: 'for (Account a : accounts) {\n  a.Rating = "Hot";\n}\nupdate accounts;' },
});
