import { styled } from '../../theme/styled.ts';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { MuiRoot } from '../../theme/MuiRoot.tsx';
import { color, space } from '../../theme/style.ts';

const Root = styled(Backdrop)({
  zIndex: 40,
  flexDirection: 'column',
  gap: space(2),
  padding: space(3),
  textAlign: 'center',
  background: 'rgb(8 16 32 / 0.78)',
  color: color.onNight,
  fontWeight: 600,
  '& .MuiCircularProgress-root': { color: color.actionOnNight },
});

export interface LoadingOverlayProps {
  /** What is going on, such as "Adding to your cart". */
  label: string;
}

/** Covers the page while a submission runs that nothing else may interrupt. For loading a page use skeletons. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <MuiRoot>
      <Root open role="status">
        <CircularProgress size={56} aria-hidden />
        {label}
      </Root>
    </MuiRoot>
  );
}
