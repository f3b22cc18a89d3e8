import { memo, useState } from 'react';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { newsInWords } from '../../../domain/exam/news.ts';
import type { Simulation } from '../../../domain/exam/simulation.ts';

/**
 * Says what a pick, a strike or a flag did. By a key of its own it is done while the focus is elsewhere: then the pressed
 * button says nothing. A component of its own, as it renders twice for each change, and not before that is painted.
 */
export const ExamNews = memo(function ExamNews({ simulation }: { simulation: Simulation }) {
  const [last, setLast] = useState({ simulation, text: '' });
  if (last.simulation !== simulation) setLast({ simulation, text: newsInWords(last.simulation, simulation) });
  return <VisuallyHidden role="status">{last.text}</VisuallyHidden>;
});
