import { useSearchParams } from 'react-router-dom';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { AskForLink } from './AskForLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Both steps of a password reset: asking for the mail, and with the token of its link the new password. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <PageSection space="small">
      <PageTitle>Reset your password</PageTitle>
      {token ? <SetPassword token={token} /> : <AskForLink />}
    </PageSection>
  );
}
