import { clearItems } from '../../src/data/session/storage.ts';
import { resetTabState } from '../../src/data/tabState.ts';
import { examList } from '../../src/mocks/fixtures/examList.ts';
import { mockLogIn } from '../../src/mocks/logIn.ts';

/** Shows screens as a visitor, a member, or someone who bought all would see them (`globalTypes.session`), or as a story says. */
export function viewAs(viewer: string): void {
  if (viewer === 'visitor') {
    clearItems();
    resetTabState();
  }
  if (viewer !== 'member' && viewer !== 'buyer') return;
  mockLogIn(viewer === 'buyer' ? { owned: examList.map(({ id }) => id) } : {});
}
