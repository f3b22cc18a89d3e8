import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { CrashGuard } from './CrashGuard.tsx';
import { loadToasts } from '../components/frame/Toaster/toasts.ts';
import { HydrationMark } from './HydrationMark.tsx';
import { PageChange } from './PageChange.tsx';
import { paths } from '../../domain/paths.ts';
import { logOut } from '../data/account/logOut.ts';
import { usePaymentReports } from '../data/payments/paymentResult.ts';
import { useUser } from '../data/session/useSession.ts';
import { SessionEvents } from './SessionEvents.tsx';
import { loadOverlay, SiteFrame } from './SiteFrame.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** Screens that work without the server. */
const offlineScreens = {
  home: () => import('../screens/Home/HomeScreen.tsx'),
  certifications: () => import('../screens/Certifications/CertificationsScreen.tsx'),
  quiz: () => import('../screens/Quiz/QuizScreen.tsx'),
  result: () => import('../screens/Quiz/ResultScreen.tsx'),
} satisfies Record<string, Load>;

/** Each route's screen, loaded when it is first shown. */
const screens: Record<Exclude<keyof typeof paths, 'logout'>, Load> = {
  ...offlineScreens,
  practice: () => import('../screens/Quiz/PracticeScreen.tsx'),
  articles: () => import('../screens/Articles/ArticlesScreen.tsx'),
  article: () => import('../screens/Articles/ArticleScreen.tsx'),
  aboutUs: () => import('../screens/AboutUs/AboutUsScreen.tsx'),
  contactUs: () => import('../screens/ContactUs/ContactUsScreen.tsx'),
  legal: () => import('../screens/Legal/LegalScreen.tsx'),
  login: () => import('../screens/Login/LoginScreen.tsx'),
  signUp: () => import('../screens/SignUp/SignUpScreen.tsx'),
  resetPassword: () => import('../screens/ResetPassword/ResetPasswordScreen.tsx'),
  confirmEmail: () => import('../screens/ConfirmEmail/ConfirmEmailScreen.tsx'),
  account: () => import('../screens/Account/AccountScreen.tsx'),
  profile: () => import('../screens/Profile/ProfileScreen.tsx'),
  questions: () => import('../screens/Questions/QuestionsScreen.tsx'),
  cart: () => import('../screens/Cart/CartScreen.tsx'),
  paymentSuccess: () => import('../screens/PaymentSuccess/PaymentSuccessScreen.tsx'),
};
const missing: Load = () => import('../screens/NotFound/NotFoundScreen.tsx');

const routes = [
  ...Object.entries(screens).map(([name, load]) => ({
    path: paths[name as keyof typeof screens].pattern, // the entries' names are the table's own
    load,
    Screen: lazy(load),
  })),
  { path: '*', load: missing, Screen: lazy(missing) },
];

/** A screen whose code is there. */
export interface LoadedScreen {
  /** Of its route. */
  readonly path: string;
  readonly Screen: ComponentType;
}

/** Loads the screen at an address. Rejects where its code does not arrive. */
export async function loadScreen(pathname: string): Promise<LoadedScreen | undefined> {
  const route = routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  return route && { path: route.path, Screen: (await route.load()).default };
}

/** What saves a quiz that is finished without the server. */
const loadSaving = () => import('../data/runs/send.ts');

/** The menu of a narrow window. */
const loadDrawer = () => import('../components/frame/NavDrawer/NavDrawer.tsx');

/** Asks the questions of a practice. */
const loadRun = () => import('../screens/Quiz/QuizQuestions.tsx');

/** Loads the code of the overlay and of what works without the server, before the network may be lost. */
export async function preloadOffline(): Promise<void> {
  loadToasts();
  // On an exam's page it is what the next click needs.
  await Promise.allSettled([loadRun()]);
  await Promise.allSettled(
    [...Object.values(offlineScreens), missing, loadDrawer, loadOverlay, loadSaving].map((load) => load()),
  );
}

export interface AppRoutesProps {
  /** The screen of a prerendered page, which is hydrated as it came; every other one loads when it is first shown. */
  loaded?: LoadedScreen | undefined;
}

/** The one route tree: every screen inside the frame. Addresses are case-sensitive, as on the server. */
export function AppRoutes({ loaded }: AppRoutesProps) {
  return (
    <Routes>
      <Route element={<FramedScreen />}>
        {routes.map(({ path, Screen }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={loaded?.path === path ? <loaded.Screen /> : <Screen />}
          />
        ))}
        <Route path={paths.logout.pattern} element={<LogoutAction />} />
      </Route>
    </Routes>
  );
}

function FramedScreen() {
  usePaymentReports();
  return (
    <SiteFrame>
      <SessionEvents />
      <PageChange />
      <CrashGuard>
        <Suspense>
          <Outlet />
          <HydrationMark />
        </Suspense>
      </CrashGuard>
    </SiteFrame>
  );
}

/** Not a page but an action: ends the session and goes to the home page (docs/product.md 2.1). */
function LogoutAction() {
  const user = useUser();
  useEffect(logOut, []);
  return user ? null : <Navigate to={paths.home.href()} replace />;
}
