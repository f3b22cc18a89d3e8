import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { Hero } from './Hero.tsx';

const meta = preview.meta({
  title: 'Marketing/Hero',
  component: Hero,
  parameters: { padded: false },
  args: {
    title: 'Walk into the exam knowing the ground',
    lead: 'Practice questions written from the official guides, an explanation for every answer, and a report that shows where to go next.',
    actions: (
      <>
        <Button variant="call" href="/certifications/administrator">
          Start practising free
        </Button>
        <Button variant="line" href="/certifications">
          See all certifications
        </Button>
      </>
    ),
    aside: (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <ExamEmblem exam="administrator" />
        <h2>Platform Administrator</h2>
        <p>Sixty questions in seven sections. The first ten are free, with every explanation.</p>
        <Button size="small">Try a question</Button>
      </div>
    ),
  },
});

export const Default = meta.story({});
export const LongText = meta.story({
  args: {
    title: 'Walk into the Development Lifecycle and Deployment Architect exam knowing the ground',
    lead: 'Practice questions written from the official guides, an explanation for every answer, right or wrong, with the page of the documentation that says so, and a report by section that shows where to go next.',
  },
});
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
