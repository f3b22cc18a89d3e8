import type { ProseNode } from '../../../domain/articles/types.ts';
import { paths } from '../../../domain/paths.ts';

const p = (...children: ProseNode[]): ProseNode => ({ tag: 'p', children });
const strong = (text: string): ProseNode => ({ tag: 'strong', children: [text] });

/** What the site offers, in the order in which learners meet it. */
export const offers = [
  {
    mark: 'Free',
    title: 'Try every exam',
    text: 'Ten questions from each exam without an account, twenty with one. No credit card needed.',
  },
  {
    mark: 'Explained',
    title: 'Learn from each answer',
    text: 'Every answer says why it is right or wrong, with a link to the documentation that says so.',
  },
  {
    mark: 'By section',
    title: 'See where to go next',
    text: 'After each quiz, a report shows which sections of the official guide you are strong in and which need work.',
  },
  {
    mark: 'Progress',
    title: 'Watch yourself improve',
    text: 'Your profile shows every attempt against the pass mark. Leave a quiz and resume it anytime.',
  },
  {
    mark: 'Pricing',
    title: 'Buy an exam once',
    text: 'One price unlocks every question of an exam, including those we add later. No subscription.',
  },
  {
    mark: 'One-on-one',
    title: 'Ask an expert',
    text: 'Book an hour with someone who has passed the exam and works with it every day, through our contact page.',
  },
] as const;

/** What we are here for. */
export const mission: readonly ProseNode[] = [
  p(
    'Most practice tests only tell you that you’re wrong. ',
    strong('Ours tell you why'),
    ': why the right answer is right, why each of the others only looks right, and on which page of the documentation you can read more.',
  ),
  p(
    'We believe that passing an exam should follow from knowing your job, not the other way around. So we write scenarios like those you meet at work, weighted like the official exam guides, and show you where you stand, section by section. Memorizing answers won’t get you far here, and you won’t need to.',
  ),
  p(
    'CertCrest is independent. We are not affiliated with Salesforce, we never use real exam questions, and we ask you not to share any with us.',
  ),
];

/** How a question is made, step by step, and what to do about a wrong one. */
export const questionSteps: readonly ProseNode[] = [
  p(
    strong('It starts from the guide.'),
    ' The official exam guide says what the exam covers and how much each section counts. Our questions follow the same proportions.',
  ),
  p(
    strong('It becomes a scenario.'),
    ' A company, a problem, a decision. Someone who has done the work should recognize it; someone who has only read a list of features should have to think.',
  ),
  p(
    strong('Every answer gets its reason.'),
    ' The wrong ones are real features and real mistakes, so their explanations teach you as much as the right one does.',
  ),
  p(
    strong('Someone else answers it.'),
    ' A second reader answers without the key. Where the two disagree, the documentation decides or the question is dropped.',
  ),
  p(
    'Think we got something wrong? Please ',
    { tag: 'a', href: paths.contactUs.href('A question that may be wrong'), children: ['write to us'] },
    ': someone who can fix it reads every message.',
  ),
];
