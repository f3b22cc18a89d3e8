import preview from '#.storybook/preview';
import { examList, mockFacts } from '../../../mocks/fixtures/examList.ts';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { ExamGrid } from './ExamGrid.tsx';

const cards = examList.map(({ link, name, description, price }) => (
  <ExamCard
    key={link}
    exam={link}
    name={name}
    description={description}
    price={price}
    facts={mockFacts}
    href={`/certifications/${link}`}
  />
));

const meta = preview.meta({
  component: ExamGrid,
  args: { label: 'Certifications', children: cards },
});

export const Default = meta.story({});
