import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted } from '../../../../domain/numberWord.ts';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon, PlayIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Section, Weakest } from './parts.ts';

const Weight = part('div', 'CcExamContents', 'Weight', ({ theme }) => ({
  ...theme.typography.subtitle1,
  fontVariantNumeric: 'tabular-nums',
}));

/** How much of the exam that is, or how much of it was right. */
const Share = part('svg', 'CcExamContents', 'Share', ({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 4,
  marginTop: theme.spacing(0.5),
  borderRadius: 2,
  background: theme.vars.palette.divider,
  fill: theme.vars.palette.primary.main,
}));

const Body = part('details', 'CcExamContents', 'Body', {
  '--ExamContents-turn': '0deg',
  '&[open]': { '--ExamContents-turn': '180deg' },
});

const Summary = part('summary', 'CcExamContents', 'Summary', ({ theme }) => ({
  minHeight: 44,
  borderRadius: theme.radius.small,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
}));

const Name = part(Typography, 'CcExamContents', 'Name', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5),
  fontWeight: theme.typography.subtitle1.fontWeight,
}));

const Chevron = part(ChevronDownIcon, 'CcExamContents', 'Chevron', ({ theme }) => ({
  flex: 'none',
  fontSize: '1.35em',
  color: theme.vars.palette.primary.main,
  rotate: 'var(--ExamContents-turn)',
  transition: theme.transitions.create('rotate', { duration: theme.transitions.duration.shortest }),
}));

const Facts = part('span', 'CcExamContents', 'Facts', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
}));

const Record = part('b', 'CcExamContents', 'Record', ({ theme }) => ({ color: theme.vars.palette.text.primary }));

const Objectives = part('ul', 'CcExamContents', 'Objectives', ({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  ...theme.typography.compact,
  color: theme.vars.palette.text.secondary,
}));

const Objective = part('li', 'CcExamContents', 'Objective', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
}));

const Practice = part(Link, 'CcExamContents', 'Practice', ({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.primary.main,
}));

/** Where it is narrow, its icon stands for it. */
const Word = part('span', 'CcExamContents', 'Word', ({ theme }) => ({
  '@container (max-width: 24rem)': theme.mixins.visuallyHidden,
}));

/** A section of the official guide. */
export interface ContentsSection {
  readonly name: string;
  /** Its share of the official exam, in percent. */
  readonly weight: number;
  readonly objectives: readonly { readonly name: string; readonly questionCount: number }[];
  /** How many of its questions are open to the reader. */
  readonly openCount: number;
  /** Starts its practice. */
  readonly href: string;
  /** How its questions went lately; undefined where none was answered. */
  readonly record?: { readonly fullyCorrect: number; readonly total: number } | undefined;
  /** It is the one to practice next. */
  readonly isWeakest?: boolean;
}

interface ContentsRowProps {
  section: ContentsSection;
  /** Shows its weight as a bar: no section has a record, whose bars would be taken for one. */
  drawsWeight: boolean;
}

/** A section with its weight, its questions, its objectives, and the way to practice it. */
export function ContentsRow({ section, drawsWeight }: ContentsRowProps) {
  const { name, weight, objectives, openCount, href, record, isWeakest } = section;
  return (
    <Section>
      <Weight>
        {weight}%<VisuallyHidden> of the exam</VisuallyHidden>
        {drawsWeight && bar(weight)}
      </Weight>
      <Body>
        <Summary>
          <Name variant="compact" component="h3">
            {name}
            <Chevron />
          </Name>
          <Facts>
            <span>{questionsOf(objectives, openCount)}</span>
            {record && (
              <Record>
                {record.fullyCorrect} of {record.total} right
              </Record>
            )}
            {isWeakest && <Weakest>Weakest</Weakest>}
          </Facts>
          {record && bar((record.fullyCorrect / record.total) * 100)}
        </Summary>
        <Objectives role="list">
          {objectives.map((objective) => (
            <Objective key={objective.name}>
              {objective.name}
              <span>
                <span aria-hidden>{objective.questionCount}</span>
                <VisuallyHidden>{counted(objective.questionCount, 'question')}</VisuallyHidden>
              </span>
            </Objective>
          ))}
        </Objectives>
      </Body>
      <Practice href={href} underline="hover">
        <Word>
          Practice
          <VisuallyHidden> {name}</VisuallyHidden>
        </Word>
        <PlayIcon fontSize="small" />
      </Practice>
    </Section>
  );
}

const bar = (percent: number) => (
  <Share aria-hidden>
    <rect width={`${percent}%`} height="100%" rx="2" />
  </Share>
);

/** "65 questions", or "6 of 65 questions" where not all are open. */
function questionsOf(objectives: ContentsSection['objectives'], open: number): string {
  const all = objectives.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return open < all ? `${open} of ${counted(all, 'question')}` : counted(all, 'question');
}
