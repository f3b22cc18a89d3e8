import preview from '#.storybook/preview';
import { InsightCard } from './InsightCard.tsx';
import { InsightGrid } from './InsightGrid.tsx';
import { SectionPicture } from './SectionPicture.tsx';

const report = (
  <SectionPicture
    sections={[
      { name: 'Agentforce AI', right: 1, total: 5 },
      { name: 'Automation', right: 5, total: 9 },
    ]}
  />
);

const meta = preview.meta({
  component: InsightGrid,
  args: {
    children: [
      <InsightCard key="1" title="The first" picture={report} pictureText="A report by section">
        It is as high as the two beside it.
      </InsightCard>,
      <InsightCard key="2" title="The second" picture={report} pictureText="A report by section">
        One sentence.
      </InsightCard>,
      <InsightCard key="3" title="The third" picture={report} pictureText="A report by section">
        One sentence.
      </InsightCard>,
    ],
  },
});

export const Default = meta.story({});
