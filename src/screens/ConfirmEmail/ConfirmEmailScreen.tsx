import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { messageOf } from '../../data/ApiError.ts';
import { useConfirmEmail } from '../../data/account/confirmEmail.ts';

/** Where the link leads that was mailed to a new address: opening it changes the email. */
export default function ConfirmEmailScreen() {
  const [search] = useSearchParams();
  return (
    <PageSection space="small">
      <PageTitle>Confirm your email</PageTitle>
      <Confirmation token={search.get('token') ?? ''} />
    </PageSection>
  );
}

function Confirmation({ token }: { token: string }) {
  const { changed, error } = useConfirmEmail(token);
  if (changed) {
    return (
      <StateBlock
        role="status"
        level={1}
        title="Your email has been changed"
        actions={[{ label: 'Go to your account', href: paths.account.href() }]}
      >
        From now on you log in with {changed.email}.
      </StateBlock>
    );
  }
  if (!error) return <StateBlock role="status" level={1} title="Changing your email…" isPending />;
  return <ErrorBlock level={1} title="Your email has not been changed" message={messageOf(error)} />;
}
