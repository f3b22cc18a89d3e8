import { useSyncExternalStore } from 'react';
import {
  configurationElement,
  ownMailService,
  PUBLIC_URL_MARK,
  type Configuration,
} from '../../contract/configuration.ts';

/** What pages are rendered with at build time, when nobody knows yet where they will be served. */
const unknown: Configuration = { publicUrl: PUBLIC_URL_MARK, mailService: ownMailService };

let read: { readonly text: string; readonly configuration: Configuration } | undefined;

/**
 * How the server is set up, as the page says it. A page that does not, such as one of `npm run dev`, is taken as served
 * by our own server where it is.
 */
export function configuration(): Configuration {
  if (typeof document === 'undefined') return unknown;
  const text = document.getElementById(configurationElement)?.textContent ?? '';
  if (read?.text !== text) {
    read = { text, configuration: { publicUrl: location.origin, mailService: ownMailService, ...parse(text) } };
  }
  return read.configuration;
}

/** What the page says, if it can be used. It comes from our own server: that it is whole is looked at, and no more. */
function parse(text: string): Configuration | undefined {
  try {
    const said = JSON.parse(text) as Configuration | null;
    return typeof said?.publicUrl === 'string' && said.mailService.publicKey ? said : undefined;
  } catch {
    return undefined;
  }
}

const never = () => () => undefined;

/** How the server is set up, for what is rendered; on a prerendered page it is known after hydration. */
export const useConfiguration = (): Configuration => useSyncExternalStore(never, configuration, () => unknown);
