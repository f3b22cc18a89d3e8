import type { FastifyInstance } from 'fastify';
import * as credentials from '../../contract/credentials.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { AccountRouteDeps } from './account.ts';
import { mailEmailChange, setEmail } from './changeEmail.ts';
import { changeOwnPassword } from './changePassword.ts';
import { verifiedUser } from './currentPassword.ts';
import { deviceTrust } from './devices.ts';
import { inConstantTime } from './inConstantTime.ts';
import { normalizeEmail, userNameOf } from './users.ts';
import { visitOf } from './visit.ts';

/** The calls that change the password and the email of a user who is logged in. */
export function credentialRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { auth, limiter } = deps;
  const trustDevice = deviceTrust(deps);

  route(app, credentials.changePassword, async ({ body, request, reply }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    await changeOwnPassword(deps, visitOf(request), caller, user, body.newPassword);
    await trustDevice(request, reply, user.id);
    return { message: 'Your password has been changed. Your other sessions have ended.' };
  });

  route(app, credentials.changeEmail, async ({ body, request }) => {
    const caller = await auth.requireSelf(request, body.userId);
    const user = await verifiedUser(deps, request, caller, body.password);
    const email = normalizeEmail(body.email);
    if (email === user.email) throw new ApiError(credentials.changeEmail.refusals.sameEmail);
    await limiter.count('changeEmail', request, user.id);
    await inConstantTime(mailEmailChange(deps, visitOf(request), user, email));
    return { message: 'If this address can be used, a link is on its way to it. Open it within an hour.' };
  });

  route(app, credentials.confirmEmail, async ({ body: { token }, request }) => {
    await limiter.count('confirmEmail', request, token);
    const { id, email } = await setEmail(deps, visitOf(request), token);
    return { message: 'Your email has been changed.', userId: id, email, userName: userNameOf(email) };
  });
}
