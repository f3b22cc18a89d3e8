import type { ReactNode } from 'react';
import { color, font, space, type } from '../style.ts';
import { styled } from '../styled.ts';
import { Stage } from './Stage.tsx';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: `${space(2.5)} ${space(3)}`,
  alignItems: 'center',
  '& dt': { ...type.label, display: 'grid' },
  '& dt small': { font: `500 13px/1.4 ${font.mono}`, color: color.inkSoft },
});

export interface Sample {
  name: string;
  /** Its value as the code has it. */
  value: string | number;
  /** What it looks like. */
  look: ReactNode;
}

/** Tokens that are no colours: name, value, and what they look like. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <Stage>
      <List>
        {samples.map(({ name, value, look }) => [
          <dt key={name}>
            {name} <small>{value}</small>
          </dt>,
          <dd key={`${name} look`}>{look}</dd>,
        ])}
      </List>
    </Stage>
  );
}
