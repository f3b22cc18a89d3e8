/** A question that people have before they begin, and its answer. Plain text: search engines are given it as well. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** What people ask about CertCrest, the most frequent first. Each answer holds for the site as it is. */
export const faq: readonly FaqEntry[] = [
  {
    question: 'What can I practice for free?',
    answer:
      'The first 10 questions of every exam without an account, and 20 with a free account. They cover every section of the exam guide, and every answer is explained.',
  },
  {
    question: 'What’s included in a purchase?',
    answer:
      'Every question of that exam, with every explanation, for as many attempts as you like. You pay once for each exam: there is no subscription, and your purchase never expires.',
  },
  {
    question: 'Can I get a refund?',
    answer:
      'Yes, in full, within 14 days of your purchase. Contact us from your account’s email with your order number, which is in your account settings. The money goes back the way you paid, and the exam goes back to its free questions.',
  },
  {
    question: 'What is a one-to-one expert session?',
    answer:
      'An hour with someone who’s been there. Bring your latest results, work through your weakest sections together, and leave with a study plan for exam day. Contact us for availability and pricing.',
  },
  {
    question: 'How is my score calculated?',
    answer:
      'A question counts the share of its correct answers that you chose: one of two earns half a point, and none earns nothing. An exam simulation counts a question all or nothing, as the real exam does. Your profile shows the percentage of each attempt against the pass mark of that exam.',
  },
  {
    question: 'What if I can’t log in?',
    answer:
      'Choose “Forgot password?” on the login page, and we’ll email you a link to set a new one. Check your spam folder if it doesn’t arrive. If you can no longer open that inbox, write to us.',
  },
  {
    question: 'Who writes the questions?',
    answer:
      'We do, section by section, from the official exam guides. Each one links to the public documentation behind it. None is taken from a real exam.',
  },
  {
    question: 'Is CertCrest part of Salesforce?',
    answer:
      'No. CertCrest is not affiliated with Salesforce and not endorsed by it. Salesforce alone handles registration, rules, and results of the real exam.',
  },
  {
    question: 'What data do you keep?',
    answer:
      'Without an account, nothing: your quizzes stay in your own browser. With one, your email address, a one-way hash of your password, your results with every question and pick, your bookmarks, notes, and reports, your exam dates, your cart and orders, your sessions, and a security log. The privacy page has the full list. There is no advertising and no tracking.',
  },
];
