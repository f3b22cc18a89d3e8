import { styled } from '@mui/material/styles';
import { Copyable } from './Copyable.tsx';
import { tokensOf, type Token } from './exports.ts';
import { Cell, Row, Use, Value, Values } from './Samples.tsx';
import { Stage } from './Stage.tsx';
import { useLook } from './useLook.ts';

const Chip = styled('span', { name: 'CcTokenTable', slot: 'Chip' })(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: 20,
  height: 20,
  marginInlineEnd: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: '50%',
}));

const TokenRow = ({ name, variable, use, light, dark }: Token) => (
  <Row>
    <Cell component="th" scope="row">
      <Copyable text={`var(${variable})`}>{name}</Copyable>
    </Cell>
    {[light, dark].filter(Boolean).map((value, at) => (
      <Cell key={at} colSpan={dark === undefined ? 2 : 1}>
        <Value>
          {dark !== undefined && <Chip style={{ background: value }} />}
          {value}
        </Value>
      </Cell>
    ))}
    <Cell>
      <Use>{use}</Use>
    </Cell>
  </Row>
);

/** Every token of the look that the toolbar chose. */
export const TokenTable = () => (
  <Stage>
    {Object.entries(tokensOf(useLook())).map(([group, tokens]) => (
      <Values key={group} columns={{ [group]: '26%', Light: '22%', Dark: '22%', Use: '30%' }}>
        {tokens.map((token) => (
          <TokenRow key={token.name} {...token} />
        ))}
      </Values>
    ))}
  </Stage>
);
