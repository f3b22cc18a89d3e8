import { useCallback, useEffect, useRef, useState } from 'react';
import type { Embla } from './EmblaSlides.ts';

/** The positions of the visible slides, from 0: `perView` of them from `first` on, and after the last one the first again. */
export function shownSlides(first: number, perView: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(perView, count) }, (_, step) => (first + step) % count);
}

/** What is read out after a move: "Showing 5, 6 and 1 of 6". */
export function shownWords(shown: readonly number[], count: number): string {
  const numbers = shown.map((position) => String(position + 1));
  const last = numbers.pop();
  const listed = numbers.length > 0 ? `${numbers.join(', ')} and ${last}` : last;
  return `Showing ${listed} of ${count}`;
}

/** Positions of the visible slides. The style sheet sets their width, and so how many fit in. */
function readShownSlides(embla: Embla): readonly number[] {
  const slides = embla.slideNodes();
  const slideWidth = slides[0]?.offsetWidth ?? 0;
  const perView = slideWidth > 0 ? Math.round(embla.rootNode().clientWidth / slideWidth) : slides.length;
  return shownSlides(embla.selectedScrollSnap(), perView, slides.length);
}

/** Who moves the slides: only the reader's own moves are read out. */
type Mover = 'reader' | 'rotation';

interface Options {
  /** Whether the slides may glide; otherwise they jump. */
  isMotionOk: boolean;
  /** Called with each move by the reader. Keep it stable. */
  onReaderMove: () => void;
}

/** The visible slides and how to move them, once Embla has loaded. */
export function useSlides({ isMotionOk, onReaderMove }: Options) {
  const [embla, setEmbla] = useState<Embla>();
  const [shown, setShown] = useState<readonly number[]>();
  const [announcement, setAnnouncement] = useState('');
  const mover = useRef<Mover>('reader');
  const isAnnouncementDue = useRef(false);

  useEffect(() => {
    if (!embla) return;
    const update = () => setShown(readShownSlides(embla));
    const select = () => {
      update();
      if (mover.current === 'rotation') return;
      isAnnouncementDue.current = true;
      onReaderMove();
    };
    const settle = () => {
      if (!isAnnouncementDue.current) return;
      isAnnouncementDue.current = false;
      setAnnouncement(shownWords(readShownSlides(embla), embla.slideNodes().length));
    };
    update();
    embla.on('select', select).on('settle', settle).on('reInit', update);
    return () => void embla.off('select', select).off('settle', settle).off('reInit', update);
  }, [embla, onReaderMove]);

  const move = useCallback(
    (step: 1 | -1, by: Mover) => {
      if (!embla) return;
      mover.current = by;
      if (step === 1) embla.scrollNext(!isMotionOk);
      else embla.scrollPrev(!isMotionOk);
      mover.current = 'reader';
      // Embla settles a jump before it selects the slide.
      if (!isMotionOk) embla.emit('settle');
    },
    [embla, isMotionOk],
  );
  return {
    /** Gets Embla's handle once the slides can be moved. */
    setEmbla,
    /** Positions of the visible slides, from 0; undefined until they can be moved. */
    shown,
    /** What a screen reader says after a move by the reader. */
    announcement,
    /** Moves by one slide, forward or back. */
    move,
  };
}
