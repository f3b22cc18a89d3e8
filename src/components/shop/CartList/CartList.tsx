import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Rows = styled(Stack, { name: 'CcCartList', slot: 'Rows' })(({ theme }) => ({
  // The layout of a row depends on the width of the list.
  containerType: 'inline-size',
  margin: 0,
  listStyle: 'none',
  padding: theme.spacing(0.5, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
})) as typeof Stack; // styled() loses `component`

export interface CartListProps {
  /** CartRows or their skeletons. */
  children: ReactNode;
}

/** The exams in the cart: one card, a row for each. */
export const CartList = ({ children }: CartListProps) => (
  <Card>
    <Rows component="ul" role="list" divider={<Divider component="li" aria-hidden />}>
      {children}
    </Rows>
  </Card>
);
