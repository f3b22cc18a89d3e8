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

/** How a question is made, step by step. */
export const questionSteps = [
  {
    title: 'It starts from the guide.',
    text: 'The official exam guide says what is asked and how much of it. Each exam here has its questions in that proportion.',
  },
  {
    title: 'It becomes a scenario.',
    text: 'A company, a problem, a decision. Somebody who has done the work should recognise it; somebody who has read a list of features should have to think.',
  },
  {
    title: 'Every answer gets its reason.',
    text: 'The wrong ones are real features and real mistakes, so their explanations teach as much as that of the right one.',
  },
  {
    title: 'Somebody else answers it.',
    text: 'A second reader answers without the key. Where the two disagree the documentation decides, or the question goes.',
  },
] as const;
