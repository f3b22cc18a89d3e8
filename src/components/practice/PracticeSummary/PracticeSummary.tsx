import Button from '@mui/material/Button';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { examMinutes } from '../../../../domain/exam/minutes.ts';
import type { PracticeChoice } from '../../../../domain/practice/choice.ts';
import { type PracticeBank, type Widening, widenings } from '../../../../domain/practice/select.ts';
import { questionsInWords } from '../../../../domain/practice/words.ts';
import { Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { strokeIcon } from '../../base/icons/strokeIcon.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { showToast } from '../../frame/Toaster/showToast.ts';
import { Backdrop, Bar, Figure, More, Of, Root, Start, Sum } from './parts.ts';

export interface PracticeSummaryProps extends Omit<
  PaperProps<'section'>,
  'children' | 'component' | 'variant' | 'onChange'
> {
  /** What the practice is built from. Fields: `questions`, `sections`, and what the `learner` has of them. */
  bank: PracticeBank;
  /** What is chosen. Fields: `exam`, `pool`, `from`, `difficulty`, `count`, `order`, `answers`. */
  choice: PracticeChoice;
  /** How many questions match. With none it can't begin. */
  total: number;
  /** The time and the number of questions of the official exam, whose pace counts. */
  exam: { readonly minutes?: number | undefined; readonly scoredQuestions?: number | undefined };
  /** The address of the choice, to copy. */
  href: string;
  /** Called with what to change, so that questions match again. */
  onChange: (change: Partial<PracticeChoice>) => void;
  /** The learner begins the practice. */
  onStart: () => void;
}

const LinkIcon = strokeIcon(
  'Link',
  'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5l-1 1M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1-1',
);

const wayNames: Readonly<Record<Widening['by'], string>> = {
  pool: 'From all',
  from: 'All sections',
  difficulty: 'Any difficulty',
  all: 'All questions',
};

/**
 * What the choices give: how many questions, how long, and the start button. Without a match, it offers other choices.
 *
 * @when Beside the choices of the practice builder.
 * @whenNot Before an exam simulation: ExamBriefing.
 * @do Put every choice into `href`: whoever opens the link has to find the same ones.
 * @keyboard Tab: reaches Start practicing, then Copy link; without a match, the filters to clear. Start takes their focus.
 * @screenReader A region "Your practice". Its number of questions, its time, and that the link is copied are announced.
 * @screenReader Where no question matches, the button that begins is described by what can be done about it.
 * @status new
 */
export function PracticeSummary({ bank, choice, total, exam, href, onChange, onStart, ...rest }: PracticeSummaryProps) {
  const id = useId();
  const [copied, setCopied] = useState('');
  const isCopied = copied === href;
  const asked = Math.min(choice.count ?? total, total);
  const ways = widenings(bank, choice).map(({ by, change, count }) => ({
    label: `${wayNames[by]}: ${count}`,
    variant: 'outlined' as const,
    onClick: () => onChange(change),
  }));
  const needsHelp = total === 0 && ways.length > 0;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current: button } = start;
    // The filter that was pressed goes, and the focus with it.
    return () => (needsHelp && document.activeElement === document.body ? button?.focus() : undefined);
  }, [needsHelp]);
  async function copy() {
    try {
      // Only pages from a safe origin have it.
      await navigator.clipboard.writeText(window.location.origin + href);
      setCopied(href);
    } catch {
      showToast('The link could not be copied. The address of this page is the same.', 'error');
    }
  }
  return (
    <Root component="section" variant="night" aria-labelledby={`${id}-title`} {...rest}>
      <VisuallyHidden component="h2" id={`${id}-title`}>
        Your practice
      </VisuallyHidden>
      <Backdrop />
      <Bar variant="night" square>
        <Sum role="status">
          <Figure>{asked}</Figure>
          <Of>
            {total === 0 ? (
              'No questions match'
            ) : (
              <>
                of {questionsInWords(total)}
                <Typography variant="inherit" component="span" color="textSecondary" sx={{ display: 'block' }}>
                  about {examMinutes({ ...exam, asked }, 0)} min
                </Typography>
              </>
            )}
          </Of>
        </Sum>
        <Start
          ref={start}
          variant="call"
          disabled={total === 0}
          onClick={onStart}
          {...(needsHelp && { 'aria-describedby': `${id}-help` })}
        >
          Start practicing
        </Start>
        {needsHelp && (
          <Typography variant="body2" component="div" id={`${id}-help`} sx={{ flexBasis: '100%' }}>
            Clear a filter:
            <Actions actions={ways} size="small" sx={{ marginTop: 1 }} />
          </Typography>
        )}
      </Bar>
      <More>
        <Button
          variant="text"
          startIcon={isCopied ? <CheckIcon /> : <LinkIcon />}
          onClick={() => void copy()}
          sx={{ justifySelf: 'center', whiteSpace: 'normal' }}
        >
          {isCopied ? 'Link copied' : 'Copy link to this set'}
        </Button>
        <VisuallyHidden role="status">{isCopied ? 'The link to this set is copied.' : ''}</VisuallyHidden>
      </More>
    </Root>
  );
}
