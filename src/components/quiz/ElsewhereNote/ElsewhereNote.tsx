import Alert, { type AlertProps } from '@mui/material/Alert';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import { ownerState, part } from '../../../theme/part.ts';
import { SystemIcon } from '../../base/icons/icons.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcElsewhereNote: 'root';
  }
  interface ComponentsPropsList {
    CcElsewhereNote: ElsewhereNoteProps;
  }
}

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
export function ElsewhereNote(inProps: ElsewhereNoteProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcElsewhereNote' });
  return (
    <Root severity="info" icon={<SystemIcon color="info" />} role="status" {...ownerState(props)} {...props}>
      You have this quiz running in another tab. Carry on there, or begin another one here: both are kept.
    </Root>
  );
}
