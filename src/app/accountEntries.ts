import type { NavItem } from '../components/Navbar/navItems.ts';
import type { Viewer } from '../data/session/useSession.ts';
import { paths } from './paths.ts';

const entryAt =
  (pathname: string) =>
  (label: string, path: { href: () => string }): NavItem => {
    const href = path.href();
    return { label, href, isCurrent: pathname === href };
  };

/** The ways in. */
export function visitorEntries(pathname: string): NavItem[] {
  const entry = entryAt(pathname);
  return [entry('Login', paths.login), { ...entry('Sign Up', paths.signUp), emphasis: 'call' }];
}

/** The navigation's entries that depend on who looks (specification, section 2), with the reader at `pathname`. */
export function accountEntries(viewer: Viewer, pathname: string): NavItem[] {
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
          children: [entry('User Details', paths.profile), entry('Logout', paths.logout)],
          onSmall: 'children',
        },
        entry('Cart', paths.cart),
      ];
  }
}
