import type { Simulation } from '../../../domain/exam/simulation.ts';
import type { AnswerMode } from '../../../domain/quiz/types.ts';
import type { Run } from './useRun.ts';

/** How far the reader is: what their choice makes of the page. */
type Stage =
  | { readonly name: 'choosing' }
  /** The choice was made before the questions had loaded. */
  | { readonly name: 'waiting'; readonly mode: AnswerMode }
  | { readonly name: 'running'; readonly run: Run }
  /** After a quiz, whose last button took the focus with it. */
  | { readonly name: 'choosingAgain' };

type StageAction =
  | { readonly type: 'choose'; readonly mode: AnswerMode }
  | { readonly type: 'begin'; readonly run: Run }
  /** There is an unfinished quiz, which is offered first. */
  | { readonly type: 'offer' }
  /** Another tab runs it as well: here it is another run. */
  | { readonly type: 'taken'; readonly runId: string }
  | { readonly type: 'end' };

export function stageReducer(stage: Stage, action: StageAction): Stage {
  switch (action.type) {
    case 'choose':
      return { name: 'waiting', mode: action.mode };
    case 'begin':
      return stage.name === 'running' ? stage : { name: 'running', run: action.run };
    case 'offer':
      return stage.name === 'waiting' ? { name: 'choosing' } : stage;
    case 'taken':
      return stage.name === 'running' ? { ...stage, run: { ...stage.run, runId: action.runId } } : stage;
    case 'end':
      return { name: 'choosingAgain' };
  }
}

/** How far the reader is with an exam simulation. */
type ExamStage =
  /** `takenId` is the run that another tab has. */
  | { readonly name: 'choosing'; readonly takenId?: string | undefined }
  | { readonly name: 'running'; readonly run: Run<Simulation> };

type ExamStageAction = { readonly type: 'begin'; readonly run: Run<Simulation> } | { readonly type: 'taken' };

export function examStageReducer(stage: ExamStage, action: ExamStageAction): ExamStage {
  if (action.type === 'begin') return { name: 'running', run: action.run };
  return stage.name === 'running' ? { name: 'choosing', takenId: stage.run.runId } : stage;
}
