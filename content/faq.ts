/** A question that people have before they begin, and its answer. Plain text: search engines are given it as well. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** What people ask about CertCrest, the most frequent first. Each answer holds for the site as it is. */
export const faq: readonly FaqEntry[] = [
  {
    question: 'What can I practise for free?',
    answer:
      'The first 10 questions of every exam, without an account. With a free account it is 20. They cover every section of the exam guide, and every answer is explained.',
  },
  {
    question: 'What do I get when I buy an exam?',
    answer:
      'Every question of that exam, with every explanation, for as many attempts as you like. You pay once for each exam: there is no subscription, and what you bought does not run out.',
  },
  {
    question: 'Where do the questions come from?',
    answer:
      'We write them ourselves, section by section, along the official exam guides. Each one names the pages of public documentation that it rests on. None is taken from a real exam.',
  },
  {
    question: 'How is my score worked out?',
    answer:
      'A question counts the share of its correct answers that you chose: one of two is half a point, and no pick is none. Your profile shows the percentage of each attempt against the pass mark of that exam.',
  },
  {
    question: 'Is CertCrest part of Salesforce?',
    answer:
      'No. CertCrest is not affiliated with Salesforce and not endorsed by it. Registration for the real exam, its rules and its result are Salesforce’s own.',
  },
  {
    question: 'Can I have my money back?',
    answer:
      'Write to us through the contact page with the address of your account and the exam that you bought. People read every message. A refund goes back the way the payment came, and the exam closes again.',
  },
  {
    question: 'What do you keep about me?',
    answer:
      'Without an account, nothing: a quiz under way stays in your own browser. With one, your email address, your password as a hash, your cart, your orders and the scores of your attempts. There is no advertising and no tracking.',
  },
  {
    question: 'What happens when the connection breaks?',
    answer:
      'A quiz that has begun goes on without it, and after a reload it is offered where you left it. A result that could not be sent is kept on your device and sent later, once.',
  },
];
