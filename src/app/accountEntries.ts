import type { NavItem } from '../components/frame/Navbar/navItems.ts';
import type { Viewer } from '../data/session/useSession.ts';
import { paths } from '../../domain/paths.ts';

/** Makes an entry, and marks the current one. */
type ToEntry = (label: string, href: string) => NavItem;

/** The entries for someone who is logged out. */
export const visitorEntries = (entry: ToEntry): NavItem[] => [
  entry('Login', paths.login.href()),
  { ...entry('Sign Up', paths.signUp.href()), emphasis: 'call' },
];

/** The entries that depend on the session (docs/product.md 2.2); `inCart` is the number of exams in the cart. */
export function accountEntries(viewer: Viewer, entry: ToEntry, inCart: number): NavItem[] {
  if (viewer.status === 'reading') return [];
  if (viewer.status === 'visitor') return visitorEntries(entry);
  const children = [
    entry('User Details', paths.profile.href()),
    entry('My questions', paths.questions.href()),
    entry('Account settings', paths.account.href()),
    entry('Logout', paths.logout.href()),
  ];
  return [
    { ...entry('Profile', paths.profile.href()), children, onSmall: 'children' },
    entry(inCart > 0 ? `Cart (${inCart})` : 'Cart', paths.cart.href()),
  ];
}
