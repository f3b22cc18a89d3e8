import preview from '#.storybook/preview';
import { examList } from '../../../mocks/fixtures/examList.ts';
import { ExamEmblem } from './ExamEmblem.tsx';

const meta = preview.meta({ component: ExamEmblem, args: { exam: 'administrator' } });

export const Default = meta.story({});
export const Large = meta.story({ args: { size: 120 } });
export const Unknown = meta.story({ args: { exam: 'marketingCloud' } });
export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {examList.map(({ link, name }) => (
        <div key={link} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <ExamEmblem exam={link} />
          {name}
        </div>
      ))}
    </div>
  ),
});
