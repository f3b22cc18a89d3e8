import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Cell as ThinCell } from '../../src/foundations/Samples.tsx';
import type { SubjectQuality } from '../../tests/visual/qualityFacts.ts';
import { findingsOf } from './findings.ts';

const Cell = styled(ThinCell)(({ theme }) => ({
  padding: theme.spacing(1),
  verticalAlign: 'top',
})) as typeof ThinCell; // styled() forgets `component` and `scope`

/** A figure of its own on a desktop; on a phone they stand in a line below the name. */
const Value = styled(Cell)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
})) as typeof ThinCell;

const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  whiteSpace: 'normal',
  color: theme.vars.palette.text.secondary,
  '&[data-phone="true"]': { [theme.breakpoints.up('md')]: { display: 'none' } },
}));

const Summary = styled('summary')(({ theme }) => ({
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  '&:focus-visible': theme.mixins.focusRing,
}));

const Findings = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.error.main,
}));

const head = ['Stories', 'Looks', 'axe', 'Plays'];

/** A row for each component and screen. */
export const SubjectTable = ({ subjects }: { subjects: readonly SubjectQuality[] }) => (
  <Table size="small" aria-label="Components and screens">
    <TableHead>
      <TableRow>
        <Cell>Name</Cell>
        {head.map((title) => (
          <Value key={title}>{title}</Value>
        ))}
        <Cell>Findings</Cell>
      </TableRow>
    </TableHead>
    <TableBody>
      {subjects.map((subject) => (
        <Row key={`${subject.group} ${subject.name}`} subject={subject} />
      ))}
    </TableBody>
  </Table>
);

/** The figures of a row, in the order of the head. */
function valuesOf({ stories, ran, looks, modes, axe, plays }: SubjectQuality): readonly string[] {
  if (ran === 0) return [`${stories}, none ran`, 'none', 'not checked', plays.stories > 0 ? 'not run' : 'none'];
  return [
    ran === stories ? `${stories}` : `${ran} of ${stories}`,
    `${looks} in ${modes.length} modes`,
    axe.failed > 0 ? `${axe.failed} of ${axe.checked} failed` : `${axe.checked} checked`,
    playsOf(plays),
  ];
}

function playsOf({ stories, passed, failed }: SubjectQuality['plays']): string {
  if (stories === 0) return 'none';
  return failed > 0 ? `${failed} of ${stories} failed` : `${passed} of ${stories} passed`;
}

function Row({ subject }: { subject: SubjectQuality }) {
  const { name, group, page, modes } = subject;
  const values = valuesOf(subject);
  const findings = findingsOf(subject);
  return (
    <TableRow>
      <Cell component="th" scope="row">
        {page === undefined ? (
          name
        ) : (
          <Link href={`./?path=/docs/${page}--docs`} target="_top">
            {name}
          </Link>
        )}
        <Quiet>{group}</Quiet>
        <Quiet data-phone>{values.map((value, at) => `${head[at]}: ${value}`).join('; ')}</Quiet>
      </Cell>
      {values.map((value, at) => (
        <Value key={head[at]}>
          {head[at] === 'Looks' && modes.length > 0 ? (
            <details>
              <Summary>{value}</Summary>
              <Quiet>{modes.join(', ')}</Quiet>
            </details>
          ) : (
            value
          )}
        </Value>
      ))}
      <Cell>
        {findings.length === 0 ? (
          <Quiet>{subject.ran > 0 ? 'none' : 'unknown'}</Quiet>
        ) : (
          <Findings>
            {findings.map(({ text, story }) => (
              <li key={text}>
                {story === undefined ? (
                  text
                ) : (
                  <Link color="inherit" href={`./?path=/story/${story}`} target="_top">
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </Findings>
        )}
      </Cell>
    </TableRow>
  );
}
