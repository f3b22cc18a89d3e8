import { clearItems } from '../../src/data/session/storage.ts';
import { resetTabState } from '../../src/data/tabState.ts';
import { examList } from '../../src/mocks/fixtures/examList.ts';
import { mockLogIn } from '../../src/mocks/logIn.ts';
import { ownedBy } from '../../src/mocks/shop.ts';

/** Whose eyes a screen is seen with: those its story chooses, or a visitor's, a member's, or those of someone who bought all. */
export const sessions = ['story', 'visitor', 'member', 'buyer'] as const;
export type Viewer = (typeof sessions)[number];

/** Opens the session of a viewer, or takes the one away that the story opened. */
export function viewAs(viewer: Viewer): void {
  if (viewer === 'story') return;
  if (viewer === 'visitor') {
    clearItems();
    resetTabState();
    return;
  }
  const { userId } = mockLogIn();
  if (viewer === 'buyer') for (const { id } of examList) ownedBy(userId).add(id);
}
