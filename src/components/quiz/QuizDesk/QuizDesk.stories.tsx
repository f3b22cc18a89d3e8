import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { QuestionCard } from '../QuestionCard/QuestionCard.tsx';
import { QuizControls } from '../QuizControls/QuizControls.tsx';
import { QuestionNavigator } from '../QuestionNavigator/QuestionNavigator.tsx';
import { QuizDesk } from './QuizDesk.tsx';

const marks = Array.from({ length: 20 }, (_, index): ExamMark => ({
  status: index < 3 ? 'answered' : 'unanswered',
  flagged: index === 1,
}));

const meta = preview.meta({
  component: QuizDesk,
  parameters: { padded: false },
  args: {
    children: (
      <>
        <QuestionCard
          question="New leads from a web form must wait for whoever is free. What should own them?"
          position="Question 4 of 20"
          answers={[
            { id: 'a', text: 'A public group' },
            { id: 'b', text: 'A queue' },
            { id: 'c', text: 'A role' },
          ]}
          states={['struck', 'open', 'open']}
          choose={1}
          revealed={false}
          onPick={fn()}
          onStrike={fn()}
          onFlag={fn()}
        />
        <QuizControls canGoBack nextLabel="Next" onPrevious={fn()} onNext={fn()} />
      </>
    ),
    aside: <QuestionNavigator variant="map" marks={marks} current={3} onGoTo={fn()} />,
  },
});

export const Default = meta.story({});
