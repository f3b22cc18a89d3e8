import { useCallback, useEffect, useRef, useState } from 'react';
import type { Motor } from './CarouselMotor.ts';
import { shownSlides, shownWords } from './shown.ts';
import { isMotionWelcome } from './useMotionWelcome.ts';

/** Whose move it is: only the reader's is read out. */
type Mover = 'reader' | 'rotation';

/** The slides on view, and how to move them, once there is a motor. `onTaken` hears of each move by the reader. */
export function useSlides(onTaken: () => void) {
  const [motor, setMotor] = useState<Motor>();
  const [shown, setShown] = useState<readonly number[]>();
  const [announcement, setAnnouncement] = useState('');
  const mover = useRef<Mover>('reader');
  const isUntold = useRef(false);

  useEffect(() => {
    if (!motor) return;
    const show = () => setShown(slidesOnView(motor));
    const select = () => {
      show();
      if (mover.current === 'rotation') return;
      isUntold.current = true;
      onTaken();
    };
    const settle = () => {
      if (!isUntold.current) return;
      isUntold.current = false;
      setAnnouncement(shownWords(slidesOnView(motor), motor.slideNodes().length));
    };
    show();
    motor.on('select', select).on('settle', settle).on('reInit', show);
    return () => void motor.off('select', select).off('settle', settle).off('reInit', show);
  }, [motor, onTaken]);

  const move = useCallback(
    (step: 1 | -1, by: Mover) => {
      if (!motor) return;
      const isJump = !isMotionWelcome();
      mover.current = by;
      if (step === 1) motor.scrollNext(isJump);
      else motor.scrollPrev(isJump);
      mover.current = 'reader';
      // A jump settles before it is selected.
      if (isJump) motor.emit('settle');
    },
    [motor],
  );
  return { setMotor, shown, announcement, move };
}

/** Positions of the slides on view: as many as their widths, which are the style sheet's, let in. */
function slidesOnView(motor: Motor): readonly number[] {
  const slides = motor.slideNodes();
  const slideWidth = slides[0]?.offsetWidth ?? 0;
  const perView = slideWidth > 0 ? Math.round(motor.rootNode().clientWidth / slideWidth) : slides.length;
  return shownSlides(motor.selectedScrollSnap(), perView, slides.length);
}
