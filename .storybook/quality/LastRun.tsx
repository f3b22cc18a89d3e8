import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { LocalDate } from '../../src/components/base/LocalDate/LocalDate.tsx';
import type { Quality, Totals as Sums } from '../../tests/visual/qualityFacts.ts';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
}));

const Figure = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: theme.spacing(1.5, 2),
}));

const Title = styled('dt')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '&[data-bad="true"]': { color: theme.vars.palette.error.main },
}));

/** A figure, and whether it should be none. */
const figuresOf = (sums: Sums): readonly (readonly [title: string, value: number, isFinding: boolean])[] => [
  ['components and screens', sums.subjects, false],
  ['stories ran', sums.ran, false],
  ['looks compared', sums.looks, false],
  ['stories that axe checked', sums.axeChecked, false],
  ['of them axe failed', sums.axeFailed, true],
  [`of ${sums.plays} plays passed`, sums.playsPassed, false],
  ['plays failed', sums.playsFailed, true],
  ['looks differ', sums.differences, true],
  ['states are missing', sums.missing, true],
  ['have no story', sums.withoutStories, true],
];

const minutes = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
};

/** When the stories ran, which of them, and the sums of what was found. */
export const LastRun = ({ quality: { when, duration, isWhole, totals, subjects } }: { quality: Quality }) => (
  <>
    <div>
      {isWhole ? 'A whole run' : 'A run of a part'}, ended <LocalDate date={when} form="withTime" />, in{' '}
      {minutes(duration)}.{' '}
      <Link href="./quality.json" download>
        The same as JSON
      </Link>
    </div>
    {!isWhole && (
      <Alert severity="warning">
        Only {totals.ran} of {totals.stories} stories ran, and nothing is known of the others:{' '}
        {subjects
          .filter(({ ran }) => ran > 0)
          .map(({ name, ran, stories }) => (ran === stories ? name : `${name} (${ran} of ${stories})`))
          .join(', ')}
        . For all of them: npm run test:visual
      </Alert>
    )}
    <Figures>
      {figuresOf(totals).map(([title, value, isFinding]) => (
        <Figure key={title} variant="outlined">
          <Title>{title}</Title>
          <Value data-bad={isFinding && value > 0}>{value}</Value>
        </Figure>
      ))}
    </Figures>
  </>
);
