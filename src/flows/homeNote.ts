import { tabValue } from '../data/tabState.ts';
import { useTabValue } from '../data/useTabValue.ts';

const note = tabValue<string | undefined>(undefined);

/** Leaves a note on the home page, where it stays until it is dismissed: by undefined. */
export const setHomeNote = note.set;

/** The note on the home page. */
export const useHomeNote = () => useTabValue(note);
