import { useState } from 'react';
import preview from '#.storybook/preview';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { QuestionCard, type QuestionCardProps } from '../QuestionCard/QuestionCard.tsx';
import { QuizControls } from '../QuizControls/QuizControls.tsx';
import { QuestionNavigator } from '../QuestionNavigator/QuestionNavigator.tsx';
import { QuizDesk, type QuizDeskProps } from './QuizDesk.tsx';

const marks = Array.from({ length: 20 }, (_, index): ExamMark => ({
  status: index < 3 ? 'answered' : 'unanswered',
  flagged: index === 1,
}));

const answers = [
  { id: 'a', text: 'A public group' },
  { id: 'b', text: 'A queue' },
  { id: 'c', text: 'A role' },
];

/** A quiz whose answers can be picked and struck out, and whose questions can be left. */
function Quiz(props: QuizDeskProps) {
  const [current, setCurrent] = useState(3);
  const [flagged, setFlagged] = useState(false);
  const [states, setStates] = useState<QuestionCardProps['states']>(['struck', 'open', 'open']);
  const turn = (id: string, state: 'selected' | 'struck') => {
    const at = answers.findIndex((answer) => answer.id === id);
    const others = states.map((each) => (each === 'selected' && state === each ? 'open' : each));
    setStates(others.with(at, states[at] === state ? 'open' : state));
  };
  const goTo = (next: number) => {
    setCurrent(next);
    setFlagged(marks[next]?.flagged ?? false);
    setStates(['open', 'open', 'open']);
  };
  return (
    <QuizDesk {...props} aside={<QuestionNavigator variant="map" marks={marks} current={current} onGoTo={goTo} />}>
      <QuestionCard
        question="New leads from a web form must wait for whoever is free. What should own them?"
        position={`Question ${current + 1} of 20`}
        answers={answers}
        states={states}
        choose={1}
        revealed={false}
        flagged={flagged}
        onPick={(id) => turn(id, 'selected')}
        onStrike={(id) => turn(id, 'struck')}
        onFlag={() => setFlagged(!flagged)}
      />
      <QuizControls
        canGoBack={current > 0}
        nextLabel="Next"
        onPrevious={() => goTo(current - 1)}
        onNext={() => goTo((current + 1) % 20)}
      />
    </QuizDesk>
  );
}

const meta = preview.meta({
  component: QuizDesk,
  parameters: { padded: false },
  args: { children: null, aside: null },
  render: (args) => <Quiz {...args} />,
});

export const Default = meta.story({
  parameters: {
    code: `const marks = Array.from({ length: 20 }, (_, at) => ({
  status: at < 3 ? ('answered' as const) : ('unanswered' as const),
  flagged: false,
}));

const answers = [
  { id: 'a', text: 'A public group' },
  { id: 'b', text: 'A queue' },
  { id: 'c', text: 'A role' },
];

export function Example() {
  const [current, setCurrent] = useState(3);
  const [picked, setPicked] = useState('');
  return (
    <QuizDesk aside={<QuestionNavigator variant="map" marks={marks} current={current} onGoTo={setCurrent} />}>
      <QuestionCard
        question="New leads from a web form must wait for whoever is free. What should own them?"
        position={\`Question \${current + 1} of 20\`}
        answers={answers}
        states={answers.map(({ id }) => (id === picked ? 'selected' : 'open'))}
        choose={1}
        revealed={false}
        onPick={setPicked}
      />
      <QuizControls
        canGoBack={current > 0}
        nextLabel="Next"
        onPrevious={() => setCurrent(current - 1)}
        onNext={() => setCurrent((current + 1) % 20)}
      />
    </QuizDesk>
  );
}`,
  },
});
