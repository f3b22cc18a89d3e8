import type { NavItem } from '../components/Navbar/navItems.ts';
import type { Viewer } from '../data/session/useSession.ts';
import { paths } from './paths.ts';

/** The navigation's entries that depend on who looks (specification, section 2), with the reader at `pathname`. */
export function accountEntries(viewer: Viewer, pathname: string): NavItem[] {
  const entry = (label: string, path: { href: () => string }) => {
    const href = path.href();
    return { label, href, isCurrent: pathname === href };
  };
  switch (viewer.status) {
    case 'reading':
      return [];
    case 'visitor':
      return [entry('Login', paths.login), { ...entry('Sign Up', paths.signUp), emphasis: 'call' }];
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
