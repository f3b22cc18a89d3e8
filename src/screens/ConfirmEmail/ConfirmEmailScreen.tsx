import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmEmail } from '../../../contract/credentials.ts';
import { paths } from '../../../domain/paths.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { StateBlock } from '../../components/base/StateBlock/StateBlock.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { isUnreachable, messageOf } from '../../data/ApiError.ts';
import { renameUser } from '../../data/session/session.ts';
import { useCall } from '../../data/useMutation.ts';

/** Where the link leads that was mailed to a new address. */
export default function ConfirmEmailScreen() {
  const [search] = useSearchParams();
  return (
    <PageSection>
      <PageTitle>Confirm your email</PageTitle>
      <Confirmation token={search.get('token') ?? ''} />
    </PageSection>
  );
}

/** Changes the email when someone says so: programs that look for bad links in mails open pages, too. */
function Confirmation({ token }: { token: string }) {
  const { run, isRunning, error } = useCall(confirmEmail, renameUser);
  const [newEmail, setNewEmail] = useState<string>();
  async function confirm(): Promise<void> {
    setNewEmail((await run({ body: { token } }))?.email);
  }

  if (newEmail !== undefined) {
    return (
      <StateBlock
        role="status"
        level={1}
        title="Your email has been changed"
        actions={[{ label: 'Go to your account', href: paths.account.href() }]}
      >
        From now on, log in with {newEmail}.
      </StateBlock>
    );
  }
  if (isRunning) return <StateBlock role="status" level={1} title="Changing your email…" loading />;
  if (error) {
    return (
      <ErrorBlock
        level={1}
        title="Your email has not been changed"
        message={messageOf(error)}
        // A link works once: what the server has refused, it refuses again.
        onRetry={isUnreachable(error) ? () => void confirm() : undefined}
      />
    );
  }
  return (
    <StateBlock
      level={1}
      title="Use this address for your account?"
      actions={[{ label: 'Change my email', onClick: () => void confirm() }]}
    >
      You’ll log in with this address from then on.
    </StateBlock>
  );
}
