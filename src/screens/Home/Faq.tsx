import { faq } from '../../../content/faq.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { FaqList } from '../../components/FaqList/FaqList.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';

/** What people ask before they begin. */
export function Faq() {
  return (
    <PageSection tone="sunk" labelledBy="faq">
      <FaqList
        entries={faq}
        intro={
          <>
            <SectionIntro id="faq" title="Before you set out">
              What people ask most often.
            </SectionIntro>
            <Button variant="line" href={paths.contactUs.href()}>
              Ask another question
            </Button>
          </>
        }
      />
    </PageSection>
  );
}
