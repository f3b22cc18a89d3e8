import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { capitalize } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { CheckIcon } from '../components/base/icons/icons.tsx';
import { Copyable } from './Copyable.tsx';
import { sizesOf } from './designTokens.ts';
import { scalesOf, type Group, variantsOf } from './scales.ts';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

/** What a value is for, below its name. */
export const Use = styled('div', { name: 'CcSamples', slot: 'Use' })(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
}));

/** A block in a color, with an edge around it. */
export const Swatch = styled('span', { name: 'CcSamples', slot: 'Swatch' })(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  placeContent: 'center',
  height: 48,
  marginBottom: theme.spacing(0.5),
  border: '8px solid',
  borderRadius: theme.radius.small,
  outline: `1px solid ${theme.vars.palette.edge}`,
}));

/** A table of values, a `TableRow` each. The titles of its columns have their widths. */
export const Values = ({ columns, children }: { columns: Readonly<Record<string, string>>; children: ReactNode }) => (
  <Table
    size="small"
    sx={{
      tableLayout: 'fixed',
      // MUI's own line is nearly black in the dark scheme.
      '& .MuiTableCell-root': { paddingInline: 1, borderColor: 'divider' },
    }}
  >
    <TableHead>
      <TableRow>
        {Object.entries(columns).map(([title, width]) => (
          <TableCell key={title} width={width}>
            {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>{children}</TableBody>
  </Table>
);

type Variants = keyof ReturnType<typeof variantsOf>;

const card = { width: 160, height: 56, marginBlock: 1, borderColor: 'edge' };

/** A length. */
const Bar = ({ width }: { width: string }) => (
  <Box sx={{ width, maxWidth: '100%', height: 16, backgroundColor: 'primary.main' }} />
);

/** Words in a variant of the type scale, once for each size that it has. */
const TypeSample = ({ variant, words }: { variant: Variants; words: string }) =>
  sizesOf(variantsOf(useLook().tokens)[variant]).map(({ width, size }, index, { length }) => (
    <Box key={width} sx={{ marginTop: index && 2 }}>
      <Typography variant={variant} component="div" sx={{ fontSize: size, overflowWrap: 'normal' }}>
        {words}
      </Typography>
      {length > 1 && <Use>{`${size} px in a window of ${width} px`}</Use>}
    </Box>
  ));

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.02 };

/** What values look like, by their groups. */
const looks: Readonly<Partial<Record<Group, (value: string, name: string, words: string) => ReactNode>>> = {
  font: (fontFamily, name, words) => (
    <Box sx={{ fontFamily, fontWeight: name === 'display' ? 'fontWeightBold' : undefined, fontSize: 22 }}>
      {words} 0123456789
    </Box>
  ),
  weight: (fontWeight, _, words) => <Box sx={{ fontWeight }}>{words}</Box>,
  type: (_, name, words) => <TypeSample variant={name as Variants} words={words} />,
  space: (width) => <Bar width={width} />,
  radius: (borderRadius) => <Card sx={{ ...card, borderRadius }} />,
  icon: (fontSize) => <CheckIcon sx={{ fontSize }} />,
  shadow: (boxShadow) => <Card sx={{ ...card, marginBlock: 4, borderColor: 'divider', boxShadow }} />,
  easing: (curve) => (
    <svg width="120" height="120" viewBox="0 -1 1 1" overflow="visible" aria-hidden>
      <path d={`M0 0C${curve.slice('cubic-bezier('.length, -1)} 1 1`} transform="scale(1 -1)" {...stroke} />
    </svg>
  ),
  layer: (layer) => <Card sx={{ ...card, width: '45%', marginInlineStart: `${(Number(layer) - 1000) / 10}%` }} />,
  breakpoint: (width) => <Bar width={`calc(${width} / 4)`} />,
};

export interface ScaleProps {
  /** A kind of values. */
  group: Group;
  /** What samples of text say, by the names of the values. */
  words?: Readonly<Record<string, string>>;
  /** What a page shows of a value beside its look. */
  look?: (value: string, name: string) => ReactNode;
}

/** Values that are no colors, as the look that the toolbar chose has them. Media queries can't read a variable. */
export function Scale({ group, words = {}, look }: ScaleProps) {
  const { [group]: values } = scalesOf(useLook());
  return (
    <Stage>
      <Values columns={{ [capitalize(group)]: '36%', Sample: '64%' }}>
        {values.map(({ name, variable, code, use, css, said = css }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <Copyable text={group === 'breakpoint' ? css : `var(${variable})`}>{`${group}.${name}`}</Copyable>
              <Use>{use}</Use>
              <Use sx={{ fontFamily: ({ typography }) => typography.fontFamilyMono }}>{said}</Use>
              {code && <Copyable text={code}>{code}</Copyable>}
            </TableCell>
            <TableCell>
              {looks[group]?.(css, name, words[name] ?? 'Know the ground')}
              {look?.(css, name)}
            </TableCell>
          </TableRow>
        ))}
      </Values>
    </Stage>
  );
}
