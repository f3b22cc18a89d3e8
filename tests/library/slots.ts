/**
 * The parts of each component that can be exchanged, with the props beside those of its Default story by which it renders
 * them.
 */
export const slots: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  Carousel: { controls: {} },
  CartRow: { emblem: {}, price: {} },
  ExamCard: { emblem: {}, price: { shop: undefined } },
  QuestionCard: { answer: {}, solution: { revealed: true } },
  StateBlock: { backdrop: {}, progress: { loading: true } },
};
