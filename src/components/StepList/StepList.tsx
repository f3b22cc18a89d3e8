import { color, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { position: 'relative', paddingRight: space(3), counterIncrement: 'step' },
  // As the letters of answers: a number in a square.
  '& > li::before': {
    content: 'counter(step)',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginBottom: space(2.5),
    border: `1px solid ${color.edge}`,
    borderRadius: radius.small,
    background: color.surface,
    font: `650 19px/1 ${font.display}`,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 22,
    left: 56,
    right: 12,
    borderTop: `1px solid ${color.edge}`,
  },
  '& h3': { marginBottom: space(1) },
  '& p': { color: color.inkSoft },
  [media.belowNavbar]: {
    gridAutoFlow: 'row',
    gap: space(3.5),
    '& > li': { paddingRight: 0, paddingLeft: 44 + 20, minHeight: 44 },
    '& > li::before': { position: 'absolute', left: 0, top: 0 },
    '& > li:not(:last-of-type)::after': {
      top: 52,
      bottom: -20,
      left: 22,
      right: 'auto',
      borderTop: 0,
      borderLeft: `1px solid ${color.edge}`,
    },
  },
});

export interface StepListProps {
  /** Three or four, in their order. */
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** How to get started, step by step. For things without an order use cards. */
export function StepList({ steps }: StepListProps) {
  return (
    <Root role="list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Root>
  );
}
