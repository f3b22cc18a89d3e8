import {
  configurationElement,
  ownMailService,
  PUBLIC_URL_MARK,
  type Configuration,
} from '../../contract/configuration.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';

/** What pages are rendered with at build time, when no one knows yet where they will be served. */
const unknown: Configuration = { publicUrl: PUBLIC_URL_MARK, mailService: ownMailService };

/**
 * How the server is set up, as the page says it. A page that does not, such as one of `npm run dev`, is taken as served
 * by our own server where it is.
 */
export const configuration = (): Configuration =>
  typeof document === 'undefined'
    ? unknown
    : { publicUrl: location.origin, mailService: ownMailService, ...saidByPage() };

/** What the page says, if it is usable. It comes from our own server, so only its shape is checked. */
function saidByPage(): Configuration | undefined {
  try {
    const said = JSON.parse(document.getElementById(configurationElement)?.textContent ?? '') as Configuration | null;
    return typeof said?.publicUrl === 'string' && said.mailService.publicKey ? said : undefined;
  } catch {
    return undefined;
  }
}

/** How the server is set up, for what is rendered; on a prerendered page it is known after hydration. */
export const useConfiguration = (): Configuration => (useIsHydrated() ? configuration() : unknown);
