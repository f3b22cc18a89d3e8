import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ArrowRightIcon } from '../../base/icons/icons.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';

const Root = part(Card, 'CcExamLink', 'Root', ({ theme }) => ({
  position: 'relative',
  // The focus ring of the link stands outside.
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: '100%',
  minHeight: 74,
  padding: theme.spacing(1.5),
  // With a name of two lines as well as of one.
  [theme.breakpoints.up('sm')]: { minHeight: 98, paddingInline: theme.spacing(2) },
  '@media (hover: hover)': { '&:has(:any-link:hover)': { borderColor: theme.vars.palette.edge } },
}));

export interface ExamLinkProps extends Omit<CardProps, 'children'> {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  /** The exam's name: the card's heading and its link. */
  name: string;
  /** What one gets, such as "240 questions · $29.00". */
  offer?: string | undefined;
  /** The exam's page; the whole card leads there. */
  href: string;
}

/**
 * A certification in brief. The whole card links to its page.
 *
 * @when In a `compact` ExamCatalogue, on the home page.
 * @whenNot With the cart, progress or a description: ExamCard.
 * @keyboard Tab: stops once, at the name, and the ring is around the card. Enter: opens the exam's page.
 * @screenReader An article; its link is the exam's name, a heading of level 3.
 */
export function ExamLink({ exam, name, offer, href, ...rest }: ExamLinkProps) {
  return (
    <Root component="article" {...rest}>
      <ExamEmblem exam={exam} size={40} />
      <div>
        <Typography variant="h4" component="h3">
          <Link data-covers href={href} underline="none">
            {name}
          </Link>
        </Typography>
        {offer !== undefined && (
          <Typography variant="label" component="p" color="textSecondary">
            {offer}
          </Typography>
        )}
      </div>
      <ArrowRightIcon color="primary" />
    </Root>
  );
}
