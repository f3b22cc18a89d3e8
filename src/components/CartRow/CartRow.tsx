import { color, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { removeWords } from '../CartButton/removeWords.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { Link } from '../Link/Link.tsx';
import { PriceTag } from '../PriceTag/PriceTag.tsx';

/** A row of CartRow and of CartSkeleton: on one line, or with price and button below where its list is narrow. */
export const cartRow = {
  display: 'flex',
  alignItems: 'center',
  gap: `${space(1.5)} ${space(2.5)}`,
  paddingBlock: space(2.5),
  '& > svg': { alignSelf: 'start' },
  '& > div': { flex: 1, minWidth: 0 },
  '@container (max-width: 559.95px)': {
    flexWrap: 'wrap',
    columnGap: space(2),
    '& > div': { flexBasis: `calc(100% - 48px - ${space(2)})` },
    '& > :last-child': { marginInlineStart: 'auto' },
  },
} as const;

const Root = styled('div')({
  ...cartRow,
  '& h2': { fontSize: '20px', lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& h2 a': { textDecoration: 'none' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& p': { marginTop: '4px', color: color.inkSoft, fontSize: '16px', lineHeight: 1.5, maxWidth: '60ch' },
  // As wide while it says that it works.
  '& > button': { minWidth: 116 },
});

export interface CartRowProps {
  /** The exam's slug, which chooses the emblem. */
  exam: string;
  name: string;
  description: string;
  /** Dollars, a number or a numeric string. */
  price: string | number;
  /** The exam's page. */
  href: string;
  /** It is on its way out of the cart. */
  isRemoving?: boolean;
  onRemove: () => void;
}

/** One exam in the cart, in a CartList. */
export function CartRow({ exam, name, description, price, href, isRemoving = false, onRemove }: CartRowProps) {
  return (
    <Root>
      <ExamEmblem exam={exam} size={48} />
      <div>
        <h2>
          <Link href={href}>{name}</Link>
        </h2>
        <p>{description}</p>
      </div>
      <PriceTag price={price} />
      <Button variant="line" size="small" isBusy={isRemoving} onClick={onRemove}>
        {removeWords(name, isRemoving)}
      </Button>
    </Root>
  );
}
