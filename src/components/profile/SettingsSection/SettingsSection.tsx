import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

/** What it is about at the left, and what can be done at the right; in small windows below each other. */
const Root = part('section', 'CcSettingsSection', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: theme.spacing(2.5, 6),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export interface SettingsSectionProps extends Omit<ElementProps<'section'>, 'id' | 'title'> {
  /** Id of its heading, in the page. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** A sentence below the heading, where that does not say it all. */
  lead?: string | undefined;
}

/**
 * One subject of the account settings. When something in it that has focus disappears, focus moves on.
 *
 * @when Each subject of the settings page.
 * @whenNot A section of any other page: SectionIntro in a PageSection.
 * @do Keep it on the page while its content loads or fails: put the skeleton or the ErrorBlock inside.
 * @keyboard Only what is put into it takes the focus. If that goes, the next button takes it, or else the heading.
 * @screenReader A region named by its heading of level 2.
 */
export function SettingsSection({ titleId, title, lead, children, ...rest }: SettingsSectionProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => keepFocusIn(root.current), []);
  return (
    <Root {...rest} ref={root} aria-labelledby={titleId}>
      <div>
        <Typography variant="h3" component="h2" id={titleId}>
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44ch', marginTop: 0.75 }}>
            {lead}
          </Typography>
        )}
      </div>
      {/* In a column of its own also where there is nothing to do. */}
      <div>{children}</div>
    </Root>
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
