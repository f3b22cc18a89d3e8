import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { StateBlock } from '../components/base/StateBlock/StateBlock.tsx';

/** What a visitor finds on a page of a user: the ways in, which lead back to it. */
export function LogInFirst({ title, children }: { title: string; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <StateBlock
      level={1}
      title={title}
      actions={[
        { label: 'Log in', href: paths.login.href(here) },
        { label: 'Sign up', href: paths.signUp.href(here) },
      ]}
    >
      {children}
    </StateBlock>
  );
}
