import { tabValue } from '../data/tabState.ts';
import { useTabValue } from '../data/useTabValue.ts';

const notice = tabValue<string | undefined>(undefined);

/** Leaves a notice on the home page, where it stays until it is dismissed: by undefined. */
export const setHomeNotice = notice.set;

/** The notice on the home page. */
export const useHomeNotice = () => useTabValue(notice);
