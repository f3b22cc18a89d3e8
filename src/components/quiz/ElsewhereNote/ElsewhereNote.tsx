import Alert, { type AlertProps } from '@mui/material/Alert';
import { part } from '../../../theme/part.ts';
import { SystemIcon } from '../../base/icons/icons.tsx';

const Root = part(Alert, 'CcElsewhereNote', 'Root', {});

export type ElsewhereNoteProps = Omit<AlertProps, 'children' | 'severity' | 'icon'>;

/**
 * Before a quiz: says that one of the same exam is running in another tab.
 *
 * @when Before a quiz of which another tab has one.
 * @whenNot An unfinished quiz of this tab: ResumePrompt.
 * @screenReader It is announced once, as a status.
 * @status stable
 */
export function ElsewhereNote(props: ElsewhereNoteProps) {
  return (
    <Root severity="info" icon={<SystemIcon color="info" />} role="status" {...props}>
      You have this quiz running in another tab. Carry on there, or begin another one here: both are kept.
    </Root>
  );
}
