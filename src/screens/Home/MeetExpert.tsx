import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ExpertPanel } from '../../components/ExpertPanel/ExpertPanel.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';

const points = [
  'Bring the report of your last attempt',
  'Work through your weakest sections together',
  'Leave with a plan for the days that are left',
];

/** The session with an expert, which is booked through the contact page (specification, section 1). */
export function MeetExpert() {
  return (
    <PageSection labelledBy="expert">
      <ExpertPanel
        id="expert"
        title="Meet the expert"
        points={points}
        image="/people/guide.svg"
        action={<Button href={paths.contactUs.href('One-to-one expert session')}>Book a session</Button>}
      >
        Some questions are quicker to settle with somebody who has been up there: one to one, and about your exam.
      </ExpertPanel>
    </PageSection>
  );
}
