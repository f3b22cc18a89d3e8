import { difficulty } from '../../../contract/exams.ts';
import { type EditorialRule, percent, takesSeveral, whereSharesTell } from '../rule.ts';

/** How many questions a section may have more or fewer than its weight gives it. */
const SECTION_TOLERANCE = 1.5;

/** Questions are spread over the sections as the official guide weighs them. */
export const sectionsHaveTheirShare: EditorialRule = whereSharesTell(({ sections, questions }) =>
  sections.flatMap(({ id, weight }, index) => {
    const count = questions.filter(({ section }) => section === id).length;
    const ideal = (questions.length * weight) / 100;
    return Math.abs(count - ideal) <= SECTION_TOLERANCE
      ? []
      : [
          {
            path: ['sections', index],
            message: `section "${id}" has ${count} questions instead of ${ideal.toFixed(1)}`,
          },
        ];
  }),
);

/** A quarter of the questions is easy, a quarter hard. */
const DIFFICULTIES = { easy: 0.25, medium: 0.5, hard: 0.25 } as const;

/** How far a difficulty may be from its share. */
const DIFFICULTY_TOLERANCE = 0.05;

/** An exam is as hard as others. */
export const difficultiesHaveTheirShare: EditorialRule = whereSharesTell(({ questions }) =>
  difficulty.options.flatMap((level) => {
    const share = questions.filter((question) => question.difficulty === level).length / questions.length;
    const ideal = DIFFICULTIES[level];
    return isNear(share, ideal, DIFFICULTY_TOLERANCE)
      ? []
      : [
          {
            path: ['questions'],
            message: `${percent(share)} of the questions are ${level} instead of ${percent(ideal)}`,
          },
        ];
  }),
);

/** A fifth of the questions takes several answers. */
const SEVERAL = 0.2;
const SEVERAL_TOLERANCE = 0.05;

/** As in the official exams, some questions take several answers. */
export const someTakeSeveralAnswers: EditorialRule = whereSharesTell(({ questions }) => {
  const share = questions.filter(takesSeveral).length / questions.length;
  return isNear(share, SEVERAL, SEVERAL_TOLERANCE)
    ? []
    : [
        {
          path: ['questions'],
          message: `${percent(share)} of the questions take several answers instead of ${percent(SEVERAL)}`,
        },
      ];
});

/** A hair more than the tolerance, as 0.3 - 0.25 is more than 0.05. */
function isNear(share: number, ideal: number, tolerance: number): boolean {
  return Math.abs(share - ideal) <= tolerance + 1e-9;
}
