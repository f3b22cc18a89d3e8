import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Session } from '../../../contract/account.ts';
import type { IdProvider } from '../../../contract/idProviders.ts';
import { connectProvider, finishLogin, startPath } from '../../../contract/openId.ts';
import { bearer, password } from '../accounts.ts';
import { atProvider, type Choice } from './atProvider.ts';

/** A browser at our site, which keeps its cookies. */
export interface SiteBrowser {
  readonly cookies: Map<string, string>;
  /** Clicks a provider's button; returns where that leads. */
  readonly start: (provider?: IdProvider, next?: string) => Promise<string>;
  /** Asks to connect an account; returns the response. */
  readonly connect: (session: Session, provider?: IdProvider) => Promise<LightMyRequestResponse>;
  /** Opens an address of ours that the provider leads back to; returns where that leads, below our origin. */
  readonly comeBack: (url: string) => Promise<string>;
  /** Fetches the session, as the login page does. */
  readonly finish: () => Promise<LightMyRequestResponse>;
  /** All the way from the button to the page after it. */
  readonly logIn: (choice: Choice, provider?: IdProvider) => Promise<string>;
  /** All the way from asking to connect an account to the page after it. */
  readonly connectAt: (session: Session, choice: Choice, provider?: IdProvider) => Promise<string>;
}

/** Opens a browser at the site of an application. */
export function siteBrowser(app: FastifyInstance): SiteBrowser {
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

  const browser: SiteBrowser = {
    cookies,
    start: async (provider = 'google', next = '') => {
      const search = next === '' ? '' : `?${new URLSearchParams({ next })}`;
      return locationOf(await request({ url: `/api${startPath(provider)}${search}` }));
    },
    connect: (session, provider = 'google') =>
      request({
        method: 'POST',
        url: `/api${connectProvider.path}`,
        payload: { userId: session.userId, provider, password },
        headers: bearer(session),
      }),
    comeBack: async (url) => {
      const { pathname, search } = new URL(url);
      const location = new URL(locationOf(await request({ url: pathname + search })));
      return location.pathname + location.search;
    },
    finish: () => request({ method: 'POST', url: `/api${finishLogin.path}` }),
    logIn: async (choice, provider) => browser.comeBack(await atProvider(await browser.start(provider), choice)),
    connectAt: async (session, choice, provider) => {
      const { url } = (await browser.connect(session, provider)).json<{ url: string }>();
      return browser.comeBack(await atProvider(url, choice));
    },
  };
  return browser;
}
