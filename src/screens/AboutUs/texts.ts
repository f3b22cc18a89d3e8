import { paths } from '../../../domain/paths.ts';
import type { TextPiece } from '../../components/marketing/SplitText/SplitText.tsx';

/** What the site offers, in the order in which learners meet it. */
export const offers = [
  {
    mark: 'Free',
    title: 'Try every exam',
    text: 'Ten questions of each certification without an account, twenty with one. No card asked for.',
  },
  {
    mark: 'Explained',
    title: 'Learn from each answer',
    text: 'Every answer says why it is right or wrong, with the page of the documentation that says so.',
  },
  {
    mark: 'By section',
    title: 'See where to go next',
    text: 'After each quiz a report shows the sections of the official guide in which you are strong, and those in which you are not.',
  },
  {
    mark: 'Kept',
    title: 'Watch yourself improve',
    text: 'Your profile keeps every attempt beside the pass mark of the exam. A quiz that you leave waits for you.',
  },
  {
    mark: 'Once',
    title: 'Buy an exam for good',
    text: 'One price opens all questions of an exam, and those that we add later. No subscription.',
  },
  {
    mark: 'In person',
    title: 'Ask an expert',
    text: 'Book an hour with somebody who has passed the exam and works with it every day, through our contact page.',
  },
] as const;

/** What we are here for. */
export const mission: readonly (readonly TextPiece[])[] = [
  [
    'Most practice questions tell you that you were wrong. ',
    { strong: 'Ours tell you why' },
    ': why the right answer is right, why each of the others only looks like it, and on which page of the documentation you can read more.',
  ],
  [
    'We believe that an exam should follow from knowing your trade, not the other way round. So we write scenarios like those that you meet at work, in the proportions of the official exam guides, and we show you by section where you stand. Learning by heart will not get you far here, and it need not.',
  ],
  [
    'CertCrest is independent. We are not affiliated with Salesforce, we never use real exam questions, and we ask you to keep those to yourself, too.',
  ],
];

/** How a question is made, step by step, and what to do about a wrong one. */
export const questionSteps: readonly (readonly TextPiece[])[] = [
  [
    { strong: 'It starts from the guide.' },
    ' The official exam guide says what is asked and how much of it. Each exam here has its questions in that proportion.',
  ],
  [
    { strong: 'It becomes a scenario.' },
    ' A company, a problem, a decision. Somebody who has done the work should recognise it; somebody who has read a list of features should have to think.',
  ],
  [
    { strong: 'Every answer gets its reason.' },
    ' The wrong ones are real features and real mistakes, so their explanations teach as much as that of the right one.',
  ],
  [
    { strong: 'Somebody else answers it.' },
    ' A second reader answers without the key. Where the two disagree the documentation decides, or the question goes.',
  ],
  [
    'You think that we are wrong about something? Then please ',
    { label: 'write to us', href: paths.contactUs.href('A question that may be wrong') },
    ': every such message is read by somebody who can mend it.',
  ],
];
