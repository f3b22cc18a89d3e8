import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';
import { examList } from '../../../mocks/fixtures/examList.ts';
import { ExamEmblem } from './ExamEmblem.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: ExamEmblem,
  args: { exam: 'administrator' },
  render: (args) => (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ExamEmblem {...args} />
      Platform Administrator
    </Stack>
  ),
});

export const Default = meta.story({});
/** All emblems, and the one of an exam without its own. */
export const AllExams = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[...examList, { link: 'marketingCloud', name: 'One without an emblem of its own' }].map(({ link, name }) => (
        <div key={link} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <ExamEmblem exam={link} />
          {name}
        </div>
      ))}
    </div>
  ),
});
/** Do: it stands beside the exam’s name. */
export const BesideItsName = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: it stands in place of the exam’s name. */
export const InPlaceOfItsName = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => <ExamEmblem {...args} />,
});
