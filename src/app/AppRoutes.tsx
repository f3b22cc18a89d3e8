import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { CrashGuard } from './CrashGuard.tsx';
import { PageChange } from './PageChange.tsx';
import { LogoutAction } from './LogoutAction.tsx';
import { paths } from './paths.ts';
import { PurchaseWatch } from './PurchaseWatch.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const screens = {
  home: () => import('../screens/Home/HomeScreen.tsx'),
  certifications: () => import('../screens/Certifications/CertificationsScreen.tsx'),
  quiz: () => import('../screens/Quiz/QuizScreen.tsx'),
  notFound: () => import('../screens/NotFound/NotFoundScreen.tsx'),
};
const HomeScreen = lazy(screens.home);
const CertificationsScreen = lazy(screens.certifications);
const QuizScreen = lazy(screens.quiz);
const NotFoundScreen = lazy(screens.notFound);
// Nothing of these goes without the server, so their code can wait for the first visit.
const LoginScreen = lazy(() => import('../screens/Login/LoginScreen.tsx'));
const SignUpScreen = lazy(() => import('../screens/SignUp/SignUpScreen.tsx'));
const ResetPasswordScreen = lazy(() => import('../screens/ResetPassword/ResetPasswordScreen.tsx'));
const CartScreen = lazy(() => import('../screens/Cart/CartScreen.tsx'));
const PaymentSuccessScreen = lazy(() => import('../screens/PaymentSuccess/PaymentSuccessScreen.tsx'));
const ProfileScreen = lazy(() => import('../screens/Profile/ProfileScreen.tsx'));

/**
 * Fetches the code of the screens that work offline, while nothing else is going on, so that a lost network stops
 * nobody's way.
 */
export async function loadScreensAhead(): Promise<void> {
  await Promise.allSettled(Object.values(screens).map((load) => load()));
}

/** The one route tree: every screen inside the frame, loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FramedScreen />}>
        <Route path={paths.home.pattern} element={<HomeScreen />} />
        <Route path={paths.certifications.pattern} element={<CertificationsScreen />} />
        <Route path={paths.quiz.pattern} element={<QuizScreen />} />
        <Route path={paths.login.pattern} element={<LoginScreen />} />
        <Route path={paths.signUp.pattern} element={<SignUpScreen />} />
        <Route path={paths.resetPassword.pattern} element={<ResetPasswordScreen />} />
        <Route path={paths.profile.pattern} element={<ProfileScreen />} />
        <Route path={paths.cart.pattern} element={<CartScreen />} />
        <Route path={paths.paymentSuccess.pattern} element={<PaymentSuccessScreen />} />
        <Route path={paths.logout.pattern} element={<LogoutAction />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

function FramedScreen() {
  return (
    <SiteFrame>
      <SessionWatch />
      <PurchaseWatch />
      <PageChange />
      <CrashGuard>
        <Suspense>
          <Outlet />
        </Suspense>
      </CrashGuard>
    </SiteFrame>
  );
}
