import { expect, it } from 'vitest';
import { goodQuestions } from '../../../tests/harness/goodExam.ts';
import { findTwins } from './twins.ts';

const capacity = {
  text:
    "At Wellbourne Energy, Omni-Channel routes cases to agents. An agent who waits for a customer's answer closes the case's " +
    'tab in the console and at once gets another case. What should the administrator change?',
  answers: [
    'The capacity model of the service channel, to status-based',
    'The capacity of the presence configuration, to a lower number',
    'The routing model of the queue, from most available to least active',
  ],
};
const capacityAgain = {
  text:
    "At Umbra Software, Omni-Channel releases a rep's capacity as soon as the rep closes the tab of a case, although the " +
    'customer still waits for an answer. What should the consultant change?',
  answers: [
    'The capacity of the reps in the presence configuration, from ten to five units',
    'The routing model in the routing configuration, from Least Active to Most Available',
    'The capacity model of the service channel, from tab-based to status-based',
  ],
};
const supervisor = {
  text:
    'Supervisors at Quillon Parcel want to see, during a shift, which reps are online, how loaded they are and how much work ' +
    'is waiting. Which tool should the consultant recommend?',
  answers: ['A dashboard on cases by status', 'A report on Agent Work records', 'Omni Supervisor in the console'],
};

const filler = goodQuestions(60).map((question) => ({ ...question, exam: 'other' }));
const asked = ({ text, answers }: typeof capacity) => ({
  exam: 'a',
  text,
  answers: answers.map((answer) => ({ text: answer, explanation: '' })),
});

it('finds a question that asks for the same thing in other words', () => {
  const twins = findTwins([asked(capacity), ...filler, asked(capacityAgain)]);
  expect(twins).toMatchObject([{ later: 61, earlier: 0 }]);
  expect(twins[0]?.likeness).toBeLessThan(1);
});

it('finds nothing in questions on the same product', () => {
  expect(findTwins([asked(capacity), ...filler, asked(supervisor)])).toEqual([]);
});
