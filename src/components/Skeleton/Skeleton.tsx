import { keyframes } from '../../theme/emotion.ts';
import { styled } from '../../theme/styled.ts';
import { color, media, radius } from '../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('span')({
  display: 'block',
  maxWidth: '100%',
  background: color.line,
  borderRadius: radius.small,
  [media.motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
});

export interface SkeletonProps {
  /** A CSS length or a number of pixels. */
  width?: string | number;
  /** Height in pixels: that of the text or shape to come. */
  height: number;
  /** Corner radius in pixels. */
  corner?: number;
}

/** One grey shape in the place of what is still loading. Compose them to the shape of what comes, so nothing jumps. */
export function Skeleton({ width = '100%', height, corner = 8 }: SkeletonProps) {
  return <Root style={{ width, height, borderRadius: corner }} />;
}
