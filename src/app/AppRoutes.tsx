import { lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { CrashGuard } from './CrashGuard.tsx';
import { PageChange } from './PageChange.tsx';
import { paths } from './paths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const HomeScreen = lazy(() => import('../screens/Home/HomeScreen.tsx'));
const CertificationsScreen = lazy(() => import('../screens/Certifications/CertificationsScreen.tsx'));
const QuizScreen = lazy(() => import('../screens/Quiz/QuizScreen.tsx'));
const NotFoundScreen = lazy(() => import('../screens/NotFound/NotFoundScreen.tsx'));

/** The one route tree: every screen inside the frame, loaded when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<FramedScreen />}>
        <Route path={paths.home.pattern} element={<HomeScreen />} />
        <Route path={paths.certifications.pattern} element={<CertificationsScreen />} />
        <Route path={paths.quiz.pattern} element={<QuizScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}

function FramedScreen() {
  return (
    <SiteFrame>
      <PageChange />
      <CrashGuard>
        <Suspense>
          <Outlet />
        </Suspense>
      </CrashGuard>
    </SiteFrame>
  );
}
