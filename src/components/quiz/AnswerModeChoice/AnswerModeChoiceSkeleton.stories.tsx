import preview from '#.storybook/preview';
import { AnswerModeChoiceSkeleton } from './AnswerModeChoiceSkeleton.tsx';

const meta = preview.meta({ component: AnswerModeChoiceSkeleton });

export const Default = meta.story({});
