import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '../components/AppFrame/AppFrame.tsx';

/**
 * Does what a browser does for a new page: the focus starts at its content and the view at its top. Going back leaves
 * the view to the browser, which knows where it was.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, kind]);
  return null;
}
