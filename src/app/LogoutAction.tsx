import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { logOut } from '../data/account/logOut.ts';
import { useUser } from '../data/session/useSession.ts';
import { paths } from '../../domain/paths.ts';

/** Not a page but an action: ends the session and goes to the home page (docs/product.md 2.1). */
export function LogoutAction() {
  const user = useUser();
  useEffect(logOut, []);
  return user ? null : <Navigate to={paths.home.href()} replace />;
}
