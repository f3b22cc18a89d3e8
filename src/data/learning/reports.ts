import { retrieveReports } from '../../../contract/reports.ts';
import { call } from '../client.ts';
import { useRead } from '../useRead.ts';

/** The reports of the logged-in user, the newest first. They are read again each time they are shown. */
export const useReports = (userId: string) =>
  useRead([retrieveReports.path, userId], async () => (await call(retrieveReports, { query: { userId } })).reports);
