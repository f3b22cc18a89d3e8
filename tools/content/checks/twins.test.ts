import { expect, it } from 'vitest';
import { goodQuestions } from '../../../tests/harness/goodExam.ts';
import { findTwins } from './twins.ts';

const capacity = {
  text: "An agent waits for a customer's answer and closes the case's tab in the console. What should change?",
  answers: ['The capacity model of the channel', 'The capacity of the presence configuration', 'The routing model'],
};
const capacityAgain = {
  text: "A rep closes the tab of a case while a customer's answer is awaited. What should change in the console?",
  answers: ['The routing model', 'The capacity model of the service channel', 'The presence configuration'],
};
const supervisor = {
  text: 'Supervisors want to see which reps are online and how loaded they are. Which tool shows it?',
  answers: ['A dashboard on cases', 'A report on Agent Work records', 'Omni Supervisor in the console'],
};

const filler = goodQuestions(60).map((question) => ({ ...question, exam: 'other' }));
const asked = ({ text, answers }: typeof capacity) => ({
  exam: 'a',
  text,
  answers: answers.map((answer) => ({ text: answer, explanation: '' })),
});

it('finds a question that asks for the same thing in other words', () => {
  const [earlier, later] = [asked(capacity), asked(capacityAgain)];
  const twins = findTwins([earlier, ...filler, later]);
  expect(twins).toMatchObject([{ later, earlier }]);
  expect(twins[0]?.likeness).toBeLessThan(1);
});

it('finds nothing in questions on the same product', () => {
  expect(findTwins([asked(capacity), ...filler, asked(supervisor)])).toEqual([]);
});
