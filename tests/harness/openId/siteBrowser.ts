import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Session } from '../../../contract/account.ts';
import type { IdProvider } from '../../../contract/idProviders.ts';
import { connectProvider, finishLogin, startPath } from '../../../contract/openId.ts';
import { bearer, password } from '../accounts.ts';
import { atProvider, type Choice } from './atProvider.ts';

/** Opens a browser at the site of an application, which keeps its cookies. */
export function siteBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();

  async function request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await app.inject({ ...options, headers: { ...options.headers, cookie } });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }
  const locationOf = ({ headers }: LightMyRequestResponse) => String(headers.location);

  const browser = {
    cookies,
    /** Clicks a provider's button; returns where that leads. */
    start: async (provider: IdProvider = 'google', next = '') => {
      const search = next === '' ? '' : `?${new URLSearchParams({ next })}`;
      return locationOf(await request({ url: `/api${startPath(provider)}${search}` }));
    },
    /** Asks to connect an account. */
    connect: (session: Session, provider: IdProvider = 'google') =>
      request({
        method: 'POST',
        url: `/api${connectProvider.path}`,
        payload: { userId: session.userId, provider, password },
        headers: bearer(session),
      }),
    /** Opens an address of ours that the provider leads back to; returns where that leads, below our origin. */
    comeBack: async (url: string) => {
      const { pathname, search } = new URL(url);
      const location = new URL(locationOf(await request({ url: pathname + search })));
      return location.pathname + location.search;
    },
    /** Fetches the session, as the login page does. */
    finish: () => request({ method: 'POST', url: `/api${finishLogin.path}` }),
    /** All the way from the button to the page after it. */
    logIn: async (choice: Choice, provider?: IdProvider): Promise<string> =>
      browser.comeBack(await atProvider(await browser.start(provider), choice)),
    /** All the way from asking to connect an account to the page after it. */
    connectAt: async (session: Session, choice: Choice, provider?: IdProvider): Promise<string> => {
      const { url } = (await browser.connect(session, provider)).json<{ url: string }>();
      return browser.comeBack(await atProvider(url, choice));
    },
  };
  return browser;
}

/** A browser at our site. */
export type SiteBrowser = ReturnType<typeof siteBrowser>;
