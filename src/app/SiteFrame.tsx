import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '../../content/site.ts';
import { AppFrame } from '../components/AppFrame/AppFrame.tsx';
import { ColorModeSwitch } from '../components/ColorModeSwitch/ColorModeSwitch.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { LoadingOverlay } from '../components/LoadingOverlay/LoadingOverlay.tsx';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { showToast } from '../components/Toaster/toast.ts';
import { useConfiguration } from '../data/configuration.ts';
import { useExamList } from '../data/exams/examList.ts';
import { useSession } from '../data/session/useSession.ts';
import { accountEntries, visitorEntries } from './accountEntries.ts';
import { useColorMode } from './colorMode.ts';
import { useOverlay } from './overlay.ts';
import { PageFacts } from './PageFacts.tsx';
import { paths } from './paths.ts';

/**
 * The frame around every screen, with what it knows: the exams for the menu, who looks and where, the theme. While a
 * submission runs, the overlay lies over all of it.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  // With or without a slash at its end, it is the same page.
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const { exams = [], error } = useExamList();
  const viewer = useSession();
  const overlay = useOverlay();
  const { donationUrl } = useConfiguration();
  const [mode, setMode] = useColorMode();
  useEffect(() => {
    if (error) showToast(error.message, 'error');
  }, [error]);

  const place = (label: string, href: string) => ({ label, href, isCurrent: pathname === href });
  const home = place('Home', paths.home.href());
  const certifications = {
    label: 'Certifications',
    href: paths.certifications.href(),
    isCurrent: pathname.startsWith(paths.certifications.href()),
    children: exams.map(({ name, link }) => place(name, paths.quiz.href(link))),
  };
  const places = [
    home,
    certifications,
    place('Articles', paths.articles.href()),
    place('About Us', paths.aboutUs.href()),
    place('Contact Us', paths.contactUs.href()),
  ];
  const account = accountEntries(viewer, pathname);
  const isReading = viewer.status === 'reading';
  return (
    <AppFrame
      header={
        <Navbar
          homeHref={paths.home.href()}
          items={places}
          account={account}
          isReading={isReading}
          actions={<ColorModeSwitch value={mode} onChange={setMode} />}
        />
      }
      footer={
        <Footer
          homeHref={paths.home.href()}
          links={places}
          contact={contact}
          donationHref={donationUrl ?? paths.contactUs.href('Supporting CertCrest')}
          {...(viewer.status !== 'user' && { account: visitorEntries(pathname), isReading })}
        />
      }
    >
      <PageFacts pathname={pathname} exams={exams} />
      {children}
      {overlay !== undefined && <LoadingOverlay label={overlay} />}
    </AppFrame>
  );
}
