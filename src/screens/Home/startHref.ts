import { paths } from '../../app/paths.ts';

/** Where somebody who has not chosen yet begins: the exam that most careers start with. */
export const startHref = paths.quiz.href('administrator');
