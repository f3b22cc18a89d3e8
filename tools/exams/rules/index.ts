import { outdatedNamesOf } from '../outdatedNames.ts';
import type { EditorialRule } from '../rule.ts';
import { explanationsDiffer, explanationsSayWhy } from './explanations.ts';
import { lengthIsNoRule, lengthTellsNothing } from './lengths.ts';
import { lettersAreEven } from './letters.ts';
import { namesAreCurrent } from './names.ts';
import { referencesAreDocumentation } from './references.ts';
import { difficultiesHaveTheirShare, sectionsHaveTheirShare, someTakeSeveralAnswers } from './shares.ts';
import { hasEnoughQuestions } from './size.ts';
import { answersStandAlone, textSaysHowMany } from './wording.ts';

/** Every rule by which an exam is written, besides those that the server needs (`server/content/rules.ts`). */
export const editorialRules = (): readonly EditorialRule[] => [
  hasEnoughQuestions,
  sectionsHaveTheirShare,
  difficultiesHaveTheirShare,
  someTakeSeveralAnswers,
  lettersAreEven,
  lengthTellsNothing,
  lengthIsNoRule,
  answersStandAlone,
  textSaysHowMany,
  explanationsSayWhy,
  explanationsDiffer,
  referencesAreDocumentation,
  namesAreCurrent(outdatedNamesOf()),
];
