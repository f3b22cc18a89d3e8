import Stack, { type StackProps } from '@mui/material/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { SectionIntro } from '../../frame/SectionIntro/SectionIntro.tsx';

export interface SettingsSectionProps extends Omit<StackProps<'section'>, 'component' | 'id' | 'title'> {
  /** Id of its heading, in the page. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** A sentence below the heading. */
  lead: ReactNode;
}

/**
 * One subject of the account settings. Where something with the focus is removed in it, the focus goes to what follows,
 * or to the heading.
 */
export function SettingsSection({ titleId, title, lead, children, ...rest }: SettingsSectionProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => keepFocusIn(root.current), []);
  return (
    <Stack spacing={4.5} {...rest} component="section" ref={root} aria-labelledby={titleId}>
      <SectionIntro titleId={titleId} title={title}>
        {lead}
      </SectionIntro>
      {children}
    </Stack>
  );
}

function keepFocusIn(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const buttons = () => [...root.querySelectorAll('button')];
  let last: { readonly element: EventTarget | null; readonly position: number } | undefined;
  const note = ({ target }: FocusEvent) => {
    last = { element: target, position: buttons().findIndex((button) => button === target) };
  };
  // A list is read again after a change, so that the row goes at some later time.
  const observer = new MutationObserver(() => {
    const isLost = last?.element instanceof Node && !last.element.isConnected;
    if (!last || !isLost || document.activeElement !== document.body) return;
    const heading = root.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    (buttons()[last.position] ?? heading)?.focus();
  });
  root.addEventListener('focusin', note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
