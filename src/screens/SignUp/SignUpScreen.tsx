import { Navigate } from 'react-router-dom';
import { register } from '../../../contract/account.ts';
import type { RequestOf } from '../../../contract/endpoint.ts';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import { useProviderLogins } from '../../flows/useProviderLogins.tsx';
import { useExamPrices } from '../../flows/examPrices.ts';
import { useNextPage } from '../../flows/loginAddress.ts';
import { AccountForm } from '../../components/forms/AccountForm/AccountForm.tsx';
import { OtherLogins } from '../../components/forms/OtherLogins/OtherLogins.tsx';
import { FormLayout } from '../../components/forms/FormLayout/FormLayout.tsx';
import { PointsPanel } from '../../components/forms/PointsPanel/PointsPanel.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { isRefusal } from '../../data/ApiError.ts';
import { openSession } from '../../data/session/session.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useCall } from '../../data/useMutation.ts';

const fields = [
  { name: 'email', label: 'Email', autoComplete: 'username' },
  { name: 'password', label: 'Password', autoComplete: 'new-password' },
] as const;

const benefits = [
  `${freeQuestions.member} free questions per exam (${freeQuestions.visitor} without an account)`,
  'Missed questions, bookmarks, and notes on every device',
  'Your scores over time, against the pass mark',
];

/** Opens an account, and logs in with it at once. */
export default function SignUpScreen() {
  const { run, isRunning, error } = useCall(register, openSession);
  const next = useNextPage();
  const providers = useProviderLogins(next);
  const cost = useExamPrices();
  async function signUp(body: RequestOf<typeof register>['body']) {
    if (await run({ body })) showToast('Registration successful!', 'success');
  }
  if (useUser()) return <Navigate to={next || paths.home.href()} replace />;
  return (
    <PageSection>
      <PageTitle>Sign up</PageTitle>
      <FormLayout
        title="Sign up"
        lead={`An account is free, no credit card.${cost && ` Full access costs ${cost} per exam.`}`}
        aside={<PointsPanel title="What an account gives you" points={benefits} />}
        otherPages={[{ text: 'Already have an account?', label: 'Log in', href: paths.login.href(next) }]}
      >
        <AccountForm
          fields={fields}
          action={{ label: 'Sign up', loadingLabel: 'Signing up…' }}
          schema={register.body}
          onSubmit={signUp}
          loading={isRunning}
          error={error?.message}
          otherWay={
            isRefusal(error, register.refusals.emailTaken)
              ? { label: 'Reset your password', href: paths.resetPassword.href() }
              : undefined
          }
          withTerms
          alternatives={providers.length > 0 && <OtherLogins ways={providers} />}
        />
      </FormLayout>
    </PageSection>
  );
}
