import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { ExamStanding } from '../../member/ExamStanding/ExamStanding.tsx';
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
    lead: 'Practice that follows the official guides, with every answer explained.',
    actions,
    sample: (
      <>
        <Typography variant="h2">Platform Administrator</Typography>
        <Typography sx={{ marginBlock: 2 }}>The first ten questions are free, with every explanation.</Typography>
        <Actions size="small" actions={[{ label: 'Try a question', href: '/certifications/administrator' }]} />
      </>
    ),
  },
});

export const Default = meta.story({});
/** For a member: a greeting, the next step, and how ready they are. */
export const ForMember = meta.story({
  args: {
    greeting: 'Welcome back.',
    title: 'Pick up at question 23',
    lead: 'Platform Developer, practice exam 2. You stopped yesterday with 22 of 60 answered.',
    actions: [{ label: 'Continue', href: '/certifications/developer1', variant: 'call' }],
    sample: undefined,
    aside: (
      <ExamStanding name="Platform Developer" share={62} facts={[{ label: 'Questions seen', value: '112 of 240' }]} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pick up at question 23' })).toBeVisible();
  },
});
/** Until it is known what the next step is. */
export const Loading = meta.story({ args: { title: undefined, actions: [], sample: undefined } });
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'להכיר את השטח לפני יום המבחן',
    lead: 'תרגול לפי המדריכים הרשמיים של Salesforce, עם הסבר לכל תשובה.',
    actions: [
      { label: 'להתחיל לתרגל בחינם', href: '/certifications/administrator', variant: 'call' },
      { label: 'לכל ההסמכות', href: '/certifications', variant: 'outlined' },
    ],
    sample: (
      <>
        <Typography variant="h2">Platform Administrator</Typography>
        <Typography sx={{ marginTop: 2 }}>עשר השאלות הראשונות פתוחות לכולם, עם כל ההסברים.</Typography>
      </>
    ),
  },
});
