import preview from '#.storybook/preview';
import { FeatureCard } from '../../marketing/FeatureCard/FeatureCard.tsx';
import { CardRow } from './CardRow.tsx';

const meta = preview.meta({
  component: CardRow,
  args: {
    children: [
      <FeatureCard key="1" mark="01" title="Every answer explained">
        Right or wrong, you see why, with a link to the documentation.
      </FeatureCard>,
      <FeatureCard key="2" mark="02" title="Made like the exam">
        Sections in the official proportion, the same kind of question.
      </FeatureCard>,
      <FeatureCard key="3" mark="03" title="Two ways to practice">
        See each answer at once while you learn, or wait until the end and find out where you stand.
      </FeatureCard>,
    ],
  },
});

export const Default = meta.story({});
