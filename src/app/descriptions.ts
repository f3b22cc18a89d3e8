import type { paths } from '../../domain/paths.ts';

/** What search engines and link previews say of each page that is for everyone. */
export const descriptions: Partial<Record<keyof typeof paths, string>> = {
  home: 'Practice questions for Salesforce certification exams, written from the official guides. Every answer explained, with its source. Start free, without an account.',
  certifications:
    'Practice exams for seven Salesforce certifications, from Platform Administrator to Agentforce Specialist. The first ten questions of each are free.',
  practice:
    'Build a practice set from the sections, the difficulty, and the questions that you need: unseen, missed last time, or bookmarked.',
  articles:
    'Guides to Salesforce certification exams: what each one asks, how to prepare week by week, and the traps that people fall into.',
  aboutUs: 'Who is behind CertCrest, how its questions are written and checked, and what it offers to learners.',
  contactUs: 'Ask about a question, an exam, an order, or a one-to-one expert session. We answer every message.',
  login: 'Log in to pick up where you left off, with more questions in every exam and your results.',
  signUp: 'Create a free account: twenty questions of every exam, and your results saved.',
};
