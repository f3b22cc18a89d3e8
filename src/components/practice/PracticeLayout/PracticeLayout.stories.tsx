import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { ChoiceGroup } from '../ChoiceGroup/ChoiceGroup.tsx';
import { PracticeSummary } from '../PracticeSummary/PracticeSummary.tsx';
import { PracticeLayout } from './PracticeLayout.tsx';

const meta = preview.meta({
  component: PracticeLayout,
  parameters: { padded: false },
  args: {
    children: ['Pool', 'Order', 'Answers'].map((title) => (
      <ChoiceGroup key={title} title={title} layout="columns" exclusive>
        {[1, 2, 3].map((each) => (
          <Choice key={each} name={title} label={`Choice ${each}`} checked={each === 1} onChange={fn()} />
        ))}
      </ChoiceGroup>
    )),
    summary: (
      <PracticeSummary
        count={10}
        total={17}
        minutes={18}
        facts={[{ term: 'From', value: 'All sections' }]}
        onStart={fn()}
        onCopy={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
});

export const Default = meta.story({});
