import { useState } from 'react';
import { color, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('p')({
  ...type.label,
  marginTop: space(0.75),
  color: color.inkSoft,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '&[data-over]': { color: color.wrong, fontWeight: 650 },
});

/** How many characters are left when a screen reader is told. */
const stages = [0, 10, 20, 50, 100];

const stageOf = (left: number): number | undefined => (left < 0 ? -1 : stages.find((stage) => left <= stage));

function told(left: number): string {
  const characters = `${Math.abs(left)} character${Math.abs(left) === 1 ? '' : 's'}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}

export interface CharacterCountProps {
  /** Ties the field to it, so that it is read with the field. */
  id: string;
  /** How many characters there are. */
  length: number;
  /** How many there may be. */
  limit: number;
}

/** How far a text has come towards its limit. TextArea shows it; screen readers hear of it at a few points alone. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const left = limit - length;
  const stage = stageOf(left);
  const [said, setSaid] = useState({ stage, text: '' });
  if (said.stage !== stage) setSaid({ stage, text: stage === undefined ? '' : told(left) });
  return (
    <>
      <Root id={id} data-over={left < 0 || undefined}>
        {length} of {limit} characters
      </Root>
      <VisuallyHidden role="status">{said.text}</VisuallyHidden>
    </>
  );
}
