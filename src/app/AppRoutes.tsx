import { lazy, Suspense, type ComponentType } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { useComeAlive } from './comeAlive.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { PageChange } from './PageChange.tsx';
import { LogoutAction } from './LogoutAction.tsx';
import { paths } from './paths.ts';
import { PurchaseWatch } from './PurchaseWatch.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { SiteFrame } from './SiteFrame.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** Screens that work without the server. */
const ahead = {
  home: () => import('../screens/Home/HomeScreen.tsx'),
  certifications: () => import('../screens/Certifications/CertificationsScreen.tsx'),
  quiz: () => import('../screens/Quiz/QuizScreen.tsx'),
} satisfies Record<string, Load>;

/** Each route's screen, loaded when it is first shown. */
const screens: Record<Exclude<keyof typeof paths, 'logout'>, Load> = {
  ...ahead,
  articles: () => import('../screens/Articles/ArticlesScreen.tsx'),
  aboutUs: () => import('../screens/AboutUs/AboutUsScreen.tsx'),
  contactUs: () => import('../screens/ContactUs/ContactUsScreen.tsx'),
  login: () => import('../screens/Login/LoginScreen.tsx'),
  signUp: () => import('../screens/SignUp/SignUpScreen.tsx'),
  resetPassword: () => import('../screens/ResetPassword/ResetPasswordScreen.tsx'),
  profile: () => import('../screens/Profile/ProfileScreen.tsx'),
  cart: () => import('../screens/Cart/CartScreen.tsx'),
  paymentSuccess: () => import('../screens/PaymentSuccess/PaymentSuccessScreen.tsx'),
};
const missing: Load = () => import('../screens/NotFound/NotFoundScreen.tsx');

const routes = Object.entries(screens).map(([name, load]) => ({
  path: paths[name as keyof typeof screens].pattern, // the entries' names are the table's own
  Screen: lazy(load),
}));
const NotFoundScreen = lazy(missing);

/**
 * Fetches the code of the screens that work without the server, while nothing else is going on, so that a lost network
 * stops nobody's way.
 */
export async function loadScreensAhead(): Promise<void> {
  await Promise.allSettled([...Object.values(ahead), missing].map((load) => load()));
}

/** The one route tree: every screen inside the frame. Addresses are told apart by case, as the server does. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FramedScreen />}>
        {routes.map(({ path, Screen }) => (
          <Route key={path} path={path} caseSensitive element={<Screen />} />
        ))}
        <Route path={paths.logout.pattern} element={<LogoutAction />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

function FramedScreen() {
  useComeAlive('frame');
  return (
    <SiteFrame>
      <SessionWatch />
      <PurchaseWatch />
      <PageChange />
      <CrashGuard>
        <Suspense>
          <Outlet />
          <ScreenAlive />
        </Suspense>
      </CrashGuard>
    </SiteFrame>
  );
}

/** Tells that the screen beside it is alive, as its code has come. */
function ScreenAlive() {
  useComeAlive('screen');
  return null;
}
