import type { FastifyInstance } from 'fastify';
import * as personalData from '../../contract/personalData.ts';
import { route } from '../http/route.ts';
import type { AccountRouteDeps } from './account.ts';
import { verifiedUser } from './currentPassword.ts';
import { deleteUser } from './deleteUser.ts';
import { personalDataOf } from './personalData.ts';
import { recordEvent } from './securityLog.ts';
import { visitOf } from './visit.ts';

/** The calls that give people all that is kept of them, and remove it. */
export function personalDataRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { db, auth, limiter, now } = deps;

  route(app, personalData.exportData, async ({ query, request, reply }) => {
    const { userId } = await auth.requireSelf(request, query.userId);
    await limiter.count('exportData', request, userId);
    await recordEvent(db, { what: 'dataExported', userId, client: visitOf(request).client }, now());
    reply.header('content-disposition', 'attachment; filename="certcrest-data.json"');
    return personalDataOf(db, userId, now());
  });

  route(app, personalData.deleteAccount, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    await deleteUser(deps, visitOf(request), user);
    return { message: 'Your account has been deleted.', kept: [...personalData.keptAfterDeletion] };
  });
}
