import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { Hero } from './Hero.tsx';

const actions: Action[] = [
  { label: 'Start practicing for free', href: '/certifications/administrator', variant: 'call' },
  { label: 'See all certifications', href: '/certifications', variant: 'outlined' },
];

const meta = preview.meta({
  component: Hero,
  parameters: { padded: false },
  args: {
    title: 'Know the terrain before exam day',
    lead: 'Practice questions written from the official guides, an explanation for every answer, and a report that shows where to go next.',
    actions,
    aside: (
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        <ExamEmblem exam="administrator" />
        <Typography variant="h2">Platform Administrator</Typography>
        <Typography variant="inherit">
          Sixty questions in seven sections. The first ten are free, with every explanation.
        </Typography>
        <Actions size="small" actions={[{ label: 'Try a question', href: '/certifications/administrator' }]} />
      </Stack>
    ),
  },
});

export const Default = meta.story({});
