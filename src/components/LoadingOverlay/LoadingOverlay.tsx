import { keyframes } from '../../theme/emotion.ts';
import { useId } from 'react';
import { color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { openModal } from './openModal.ts';

const appear = keyframes({ from: { opacity: 0 } });

const Root = styled('dialog')({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: space(3),
  border: 0,
  outline: 0,
  overscrollBehavior: 'contain',
  background: `color-mix(in srgb, ${color.night} 82%, transparent)`,
  color: color.onNight,
  fontWeight: 600,
  textAlign: 'center',
  '&[open]': { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: space(2) },
  '&::backdrop': { background: 'none' },
  '& svg': { color: color.actionOnNight },
  [media.motionOk]: { animation: `${appear} 160ms` },
});

export interface LoadingOverlayProps {
  /** What is going on, such as "Adding to your cart". */
  label: string;
}

/**
 * Covers the page while a submission runs that nothing else may interrupt; all that is behind it takes no input. Keep it
 * until the page shows what came of it: then the focus goes back to where it was. For loading a page use skeletons.
 */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const id = useId();
  return (
    <Root ref={openModal} aria-labelledby={id} closedby="none" onCancel={(event) => event.preventDefault()}>
      <Spinner size={56} />
      <p id={id} role="status">
        {label}
      </p>
    </Root>
  );
}
