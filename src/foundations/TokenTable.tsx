import { styled } from '@mui/material/styles';
import { Copyable } from './Copyable.tsx';
import { tokensOf, type Token } from './exports.ts';
import { Cell, Row, Use, Value, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Swatch = styled('span', { name: 'CcTokenTable', slot: 'Swatch' })(({ theme }) => ({
  display: 'block',
  height: 40,
  marginBottom: theme.spacing(0.5),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
}));

const TokenRow = ({ name, variable, use, light, dark }: Token) => (
  <Row>
    <Cell component="th" scope="row">
      <Copyable text={`var(${variable})`}>{name}</Copyable>
    </Cell>
    {dark === undefined ? (
      <Cell colSpan={2}>
        <Value>{light}</Value>
      </Cell>
    ) : (
      [light, dark].map((background, scheme) => (
        <Cell key={scheme}>
          <Swatch style={{ background }} />
          <Value>
            <Copyable text={background}>{background}</Copyable>
          </Value>
        </Cell>
      ))
    )}
    <Cell>
      <Use>{use}</Use>
    </Cell>
  </Row>
);

export interface TokenTableProps {
  /** Only colors of these groups, such as `primary`. */
  colors?: readonly string[];
}

/** The tokens of the look that the toolbar chose: name, value in each scheme, and use. */
export const TokenTable = ({ colors }: TokenTableProps) => (
  <Stage>
    {Object.entries(tokensOf(useLook()))
      .slice(0, colors && 1)
      .map(([group, tokens]) => (
        <Values key={group} columns={{ [group]: '26%', Light: '20%', Dark: '20%', Use: '34%' }}>
          {tokens.map(
            (token) =>
              (!colors || colors.includes(token.name.split('.')[0] ?? '')) && <TokenRow key={token.name} {...token} />,
          )}
        </Values>
      ))}
  </Stage>
);
