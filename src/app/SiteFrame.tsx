import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '../../content/site.ts';
import { AppFrame } from '../components/AppFrame/AppFrame.tsx';
import { ColorModeSwitch } from '../components/ColorModeSwitch/ColorModeSwitch.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { LoadingOverlay } from '../components/LoadingOverlay/LoadingOverlay.tsx';
import { Navbar } from '../components/Navbar/Navbar.tsx';
import { showToast } from '../components/Toaster/toast.ts';
import { useExamList } from '../data/exams/examList.ts';
import { useSession } from '../data/session/useSession.ts';
import { accountEntries } from './accountEntries.ts';
import { useColorMode } from './colorMode.ts';
import { useOverlay } from './overlay.ts';
import { paths } from './paths.ts';

/**
 * The frame around every screen, with what it knows: the exams for the menu, who looks and where, the theme. While a
 * submission runs, the overlay lies over all of it.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { exams = [], error } = useExamList();
  const viewer = useSession();
  const overlay = useOverlay();
  const [mode, setMode] = useColorMode();
  useEffect(() => {
    if (error) showToast(error.message, 'error');
  }, [error]);

  const home = { label: 'Home', href: paths.home.href(), isCurrent: pathname === paths.home.href() };
  const certifications = {
    label: 'Certifications',
    href: paths.certifications.href(),
    isCurrent: pathname.startsWith(paths.certifications.href()),
    children: exams.map(({ name, link }) => {
      const href = paths.quiz.href(link);
      return { label: name, href, isCurrent: pathname === href };
    }),
  };
  const account = accountEntries(viewer, pathname);
  return (
    <AppFrame
      header={
        <Navbar
          homeHref={paths.home.href()}
          items={[home, certifications]}
          account={account}
          isReading={viewer.status === 'reading'}
          actions={<ColorModeSwitch value={mode} onChange={setMode} />}
        />
      }
      footer={
        <Footer
          homeHref={paths.home.href()}
          links={[home, certifications]}
          contact={contact}
          {...(viewer.status === 'visitor' && { account })}
        />
      }
    >
      {children}
      {overlay !== undefined && <LoadingOverlay label={overlay} />}
    </AppFrame>
  );
}
