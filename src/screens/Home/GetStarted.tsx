import { Button } from '../../components/Button/Button.tsx';
import { ClosingCall } from '../../components/ClosingCall/ClosingCall.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { StepList } from '../../components/StepList/StepList.tsx';
import { startHref } from './startHref.ts';

const steps = [
  { title: 'Pick your exam', text: 'The one that you will sit, or one that you are curious about.' },
  { title: 'Answer ten questions', text: 'Free and without an account. Every answer says why.' },
  { title: 'Sign up, still free', text: 'Ten more in each exam, and your attempts are kept.' },
  { title: 'Open the rest', text: 'Buy an exam when you want all of it. You pay once.' },
];

/** How to begin, and the last word of the page. */
export function GetStarted() {
  return (
    <>
      <PageSection tone="sunk" labelledBy="steps">
        <SectionIntro id="steps" title="Get started" />
        <StepList steps={steps} />
      </PageSection>
      <PageSection labelledBy="start">
        <ClosingCall
          id="start"
          title="Ten questions from now you know where you stand"
          action={
            <Button variant="call" href={startHref}>
              Try Platform Administrator
            </Button>
          }
        >
          The first ten cover every section of the guide. No sign-up, nothing to install.
        </ClosingCall>
      </PageSection>
    </>
  );
}
