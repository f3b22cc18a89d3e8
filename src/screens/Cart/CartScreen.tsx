import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { useUser } from '../../data/session/useSession.ts';
import { CartContent } from './CartContent.tsx';

/** What somebody is about to buy. A visitor is asked to log in. */
export default function CartScreen() {
  const user = useUser();
  return (
    <PageSection space="small">
      <PageTitle>Cart</PageTitle>
      {user ? (
        <>
          <PageHeading title="Cart">Pay once, practise for good.</PageHeading>
          <CartContent userId={user.userId} />
        </>
      ) : (
        <EmptyState
          level={1}
          title="Log in to see your cart"
          action={<Button href={paths.login.href()}>Log in</Button>}
        >
          What you put into it is kept with your account.
        </EmptyState>
      )}
    </PageSection>
  );
}
