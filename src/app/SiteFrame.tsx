import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '../../content/site.ts';
import { lazyPart } from '../components/base/lazyPart.ts';
import { AppFrame } from '../components/frame/AppFrame/AppFrame.tsx';
import { ColorModeSwitch } from '../components/frame/ColorModeSwitch/ColorModeSwitch.tsx';
import { Footer } from '../components/frame/Footer/Footer.tsx';
import { Navbar } from '../components/frame/Navbar/Navbar.tsx';
import type { NavItem } from '../components/frame/Navbar/navItems.ts';
import { showToast } from '../components/frame/Toaster/showToast.ts';
import { useConfiguration } from '../data/configuration.ts';
import { useExamList } from '../data/exams/examList.ts';
import { useSession, type Viewer } from '../data/session/useSession.ts';
import { useTabValue } from '../data/useTabValue.ts';
import { useColorMode } from '../theme/colorModeStorage.ts';
import { frameIsBare, overlay } from '../flows/frame.ts';
import { PageHead } from './PageHead.tsx';
import { paths } from '../../domain/paths.ts';

const LoadingOverlay = lazyPart(
  async () => (await import('../components/frame/LoadingOverlay/LoadingOverlay.tsx')).LoadingOverlay,
);

/** Loads the overlay's code. */
export const loadOverlay = LoadingOverlay.preload;

/**
 * The frame around every screen, with its data: the exams for the menu, the user, the current page, the color mode.
 * While a submission runs, the overlay covers all of it.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  // With or without a slash at its end, it is the same page.
  const pathname = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const { data: exams = [], error } = useExamList();
  const viewer = useSession();
  const doing = useTabValue(overlay);
  const isBare = useTabValue(frameIsBare);
  const { donationUrl } = useConfiguration();
  const [mode, setMode] = useColorMode();
  useEffect(() => {
    if (error) showToast(error.message, 'error');
  }, [error]);

  const place = (label: string, href: string) => ({ label, href, selected: pathname === href });
  const home = place('Home', paths.home.href());
  const certifications = {
    label: 'Certifications',
    href: paths.certifications.href(),
    selected: [paths.certifications, paths.practice].some(({ href }) => pathname.startsWith(href())),
    children: exams.map(({ name, link }) => place(name, paths.quiz.href(link))),
  };
  const places = [
    home,
    certifications,
    { ...place('Articles', paths.articles.href()), selected: pathname.startsWith(paths.articles.href()) },
    place('About Us', paths.aboutUs.href()),
    place('Contact Us', paths.contactUs.href()),
  ];
  const inCart = exams.filter((exam) => exam.in_cart && !exam.bought).length;
  const account = accountEntries(viewer, place, inCart);
  const isReading = viewer.status === 'reading';
  return (
    <AppFrame
      header={
        !isBare && (
          <Navbar
            homeHref={paths.home.href()}
            items={places}
            account={account}
            loading={isReading}
            shortcut={inCart > 0 ? place(`Cart (${inCart})`, paths.cart.href()) : undefined}
            actions={<ColorModeSwitch value={mode} onChange={setMode} />}
          />
        )
      }
      footer={
        !isBare && (
          <Footer
            homeHref={paths.home.href()}
            links={places}
            legal={[
              place('Privacy', paths.legal.href('privacy')),
              place('Terms', paths.legal.href('terms')),
              place('Refunds', paths.legal.href('refunds')),
            ]}
            contact={contact}
            donationHref={donationUrl ?? paths.contactUs.href('Supporting CertCrest')}
            {...(viewer.status !== 'user' && { account: visitorEntries(place), loading: isReading })}
          />
        )
      }
    >
      <PageHead pathname={pathname} exams={exams} />
      {children}
      {doing !== undefined && (
        <Suspense>
          <LoadingOverlay label={doing} />
        </Suspense>
      )}
    </AppFrame>
  );
}

/** Makes an entry, and marks the current one. */
type ToEntry = (label: string, href: string) => NavItem;

/** The entries for someone who is logged out. */
const visitorEntries = (entry: ToEntry): NavItem[] => [
  entry('Login', paths.login.href()),
  { ...entry('Sign Up', paths.signUp.href()), emphasis: 'call' },
];

/** The entries that depend on the session (docs/product.md 2.2); `inCart` is the number of exams in the cart. */
function accountEntries(viewer: Viewer, entry: ToEntry, inCart: number): NavItem[] {
  if (viewer.status === 'reading') return [];
  if (viewer.status === 'visitor') return visitorEntries(entry);
  const children = [
    entry('User Details', paths.profile.href()),
    entry('My questions', paths.questions.href()),
    entry('Account settings', paths.account.href()),
    entry('Logout', paths.logout.href()),
  ];
  return [
    {
      ...entry('Profile', paths.profile.href()),
      selected: children.some(({ selected }) => selected),
      children,
      onSmall: 'children',
    },
    entry(inCart > 0 ? `Cart (${inCart})` : 'Cart', paths.cart.href()),
  ];
}
