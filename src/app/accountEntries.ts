import type { NavItem } from '../components/frame/Navbar/navItems.ts';
import type { Viewer } from '../data/session/useSession.ts';
import { paths } from '../../domain/paths.ts';

const entryAt =
  (pathname: string) =>
  (label: string, path: { href: () => string }): NavItem => {
    const href = path.href();
    return { label, href, selected: pathname === href };
  };

/** The entries for someone who is logged out. */
export function visitorEntries(pathname: string): NavItem[] {
  const entry = entryAt(pathname);
  return [entry('Login', paths.login), { ...entry('Sign Up', paths.signUp), emphasis: 'call' }];
}

/**
 * The navigation's entries that depend on the session (docs/product.md 2.2); `pathname` marks the current one,
 * `inCart` is the number of exams in the cart.
 */
export function accountEntries(viewer: Viewer, pathname: string, inCart: number): NavItem[] {
  const entry = entryAt(pathname);
  switch (viewer.status) {
    case 'reading':
      return [];
    case 'visitor':
      return visitorEntries(pathname);
    case 'user':
      return [
        {
          ...entry('Profile', paths.profile),
          children: [
            entry('User Details', paths.profile),
            entry('My questions', paths.questions),
            entry('Account settings', paths.account),
            entry('Logout', paths.logout),
          ],
          onSmall: 'children',
        },
        entry(inCart > 0 ? `Cart (${inCart})` : 'Cart', paths.cart),
      ];
  }
}
