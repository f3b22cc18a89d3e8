import { Faq } from './Faq.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Insights } from './Insights.tsx';
import { MeetExpert } from './MeetExpert.tsx';
import { Voices } from './Voices.tsx';
import { WhatsNext } from './WhatsNext.tsx';

/** What the home page has below the certifications. */
export const FurtherDown = () => (
  <>
    <Insights />
    <WhatsNext />
    <Voices />
    <Faq />
    <MeetExpert />
    <GetStarted />
  </>
);
