import type { ReactNode } from 'react';
import { color, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: 60,
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  fontSize: '16px',
  lineHeight: 1.5,
  [media.narrow]: { flexDirection: 'column', alignItems: 'flex-start', gap: space(1.5), padding: space(2) },
  '& > [role]': { display: 'flex', alignItems: 'center', gap: space(1.5) },
  '& svg': { flex: 'none', color: color.inkSoft },
  '&[data-kind="saved"]': { borderColor: color.right, background: color.rightSoft, '& svg': { color: color.right } },
  '&[data-kind="kept"]': { borderColor: color.missed, background: color.missedSoft, '& svg': { color: color.missed } },
  '&[data-kind="failed"]': { borderColor: color.wrong, background: color.wrongSoft, '& svg': { color: color.wrong } },
});

/** How saving a result stands: on its way, saved, kept on this device for later, or refused for good. */
export type AttemptNoteStatus =
  | { readonly kind: 'saving' | 'saved' | 'kept' }
  | {
      readonly kind: 'failed';
      /** Why, as a sentence. */
      readonly reason: string;
    };

const icons: Record<AttemptNoteStatus['kind'], IconName> = {
  saving: 'retry',
  saved: 'check',
  kept: 'system',
  failed: 'cross',
};

const texts = {
  saving: 'Saving your result…',
  saved: 'Saved to your profile.',
  kept: 'Your result is kept on this device and will be sent when you are back online and logged in.',
  failed: 'Your result could not be saved:',
};

export interface AttemptNoteProps {
  status: AttemptNoteStatus;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
}

/** One line in the results: how saving the result stands. What changes is read out. */
export function AttemptNote({ status, action }: AttemptNoteProps) {
  const { kind } = status;
  return (
    <Root data-kind={kind}>
      <span role="status">
        <Icon name={icons[kind]} />
        <span>{kind === 'failed' ? `${texts.failed} ${status.reason}` : texts[kind]}</span>
      </span>
      {action}
    </Root>
  );
}
