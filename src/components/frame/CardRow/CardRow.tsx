import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcCardRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));

/** Its children are three cards. */
export type CardRowProps = ElementProps<'div'>;

/**
 * Three cards side by side, one below the other where the window is narrow.
 *
 * @whenNot Certifications, of any number: ExamCatalogue.
 * @whenNot Cards that are more than three: Carousel, or a list.
 */
export function CardRow(props: CardRowProps) {
  return <Root {...props} />;
}
