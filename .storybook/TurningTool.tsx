import { useState } from 'react';
import { QuestionTool, type QuestionToolProps } from '../src/components/quiz/QuestionHead/QuestionTool.tsx';

/** A tool that turns on and off, and is printed as the component itself. */
export function TurningTool({ on = false, ...rest }: QuestionToolProps) {
  const [isOn, turn] = useState(on);
  return <QuestionTool {...rest} on={isOn} onClick={() => turn(!isOn)} />;
}
TurningTool.displayName = 'QuestionTool';
