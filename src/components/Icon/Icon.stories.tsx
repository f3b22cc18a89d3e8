import preview from '#.storybook/preview';
import { color } from '../../theme/style.ts';
import { Icon, iconNames, type IconName } from './Icon.tsx';

const meta = preview.meta({ title: 'Basics/Icon', component: Icon, args: { name: 'check' as IconName } });

export const Default = meta.story({});
export const Large = meta.story({ args: { size: 48 } });
export const InColourOfText = meta.story({
  render: (args) => (
    <p style={{ color: color.right }}>
      <Icon {...args} /> Correct
    </p>
  ),
});
export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 16 }}>
      {iconNames.map((name) => (
        <span key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Icon name={name} size={24} /> {name}
        </span>
      ))}
    </div>
  ),
});
