import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { mainId } from '../components/frame/AppFrame/AppFrame.tsx';

/**
 * Does what a browser does for a new page: the focus starts at its content, and the page is scrolled to its top. On the
 * way back the browser restores the scroll position itself.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A result takes the focus itself.
    if (!matchPath(paths.result.pattern, pathname)) document.getElementById(mainId)?.focus({ preventScroll: true });
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, kind]);
  return null;
}
