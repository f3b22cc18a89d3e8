import { capitalize } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Tokens } from '../../tokens/tokens.ts';
import { Copyable } from './Copyable.tsx';
import { tokensOf, type Token } from './exports.ts';
import { Use, Value, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Swatch = styled('span', { name: 'CcTokenTable', slot: 'Swatch' })(({ theme }) => ({
  display: 'block',
  height: 40,
  marginBottom: theme.spacing(0.5),
  border: '6px solid',
  borderRadius: theme.radius.small,
  outline: `1px solid ${theme.vars.palette.divider}`,
  backgroundClip: 'padding-box',
}));

interface TokenRowProps extends Token {
  /** The page of each scheme, on which its colors lie. */
  grounds: Tokens['colors'];
}

const TokenRow = ({ name, variable, use, light, swatches, grounds }: TokenRowProps) => (
  <TableRow>
    <TableCell component="th" scope="row">
      <Copyable text={`var(${variable})`}>{name}</Copyable>
    </TableCell>
    {swatches ? (
      (['light', 'dark'] as const).map((scheme) => (
        <TableCell key={scheme}>
          <Swatch style={{ backgroundColor: swatches[scheme], borderColor: grounds[scheme]['background.default'] }} />
          <Value>
            <Copyable text={swatches[scheme]}>{swatches[scheme]}</Copyable>
          </Value>
        </TableCell>
      ))
    ) : (
      <TableCell colSpan={2}>
        <Value>{light}</Value>
      </TableCell>
    )}
    <TableCell>
      <Use>{use}</Use>
    </TableCell>
  </TableRow>
);

export interface TokenTableProps {
  /** Only colors of these groups, such as `primary`. */
  colors?: readonly string[];
}

/** The tokens of the look that the toolbar chose: name, value in each scheme, and use. */
export function TokenTable({ colors }: TokenTableProps) {
  const look = useLook();
  return (
    <Stage>
      {Object.entries(tokensOf(look))
        .slice(0, colors && 1)
        .map(([group, tokens]) => (
          <Values key={group} columns={{ [capitalize(group)]: '26%', Light: '20%', Dark: '20%', Use: '34%' }}>
            {tokens.map(
              (token) =>
                (!colors || colors.includes(token.name.split('.')[0] ?? '')) && (
                  <TokenRow key={token.name} grounds={look.tokens.colors} {...token} />
                ),
            )}
          </Values>
        ))}
    </Stage>
  );
}
