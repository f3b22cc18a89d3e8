import { createSharedValue } from '../data/subscription.ts';

const note = createSharedValue<string>();

/** Leaves a note on the home page, where it stays until it is dismissed: by undefined. */
export const setHomeNote = note.set;

/** The note on the home page. */
export const useHomeNote = note.useValue;
