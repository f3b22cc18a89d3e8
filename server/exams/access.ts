/** What somebody is to an exam. */
export type Access = 'visitor' | 'member' | 'owner';

const limits: Readonly<Record<Access, number | undefined>> = { visitor: 10, member: 20, owner: undefined };

/** How many of an exam's questions somebody gets, from the first; undefined is all of them. */
export function questionLimit(access: Access): number | undefined {
  return limits[access];
}
