import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { escapeUTF8 } from 'entities';
import {
  type Configuration,
  CONFIGURATION_MARK,
  configurationElement,
  PUBLIC_URL_MARK,
} from '../../contract/configuration.ts';
import { PreparedResponse } from './preparedResponse.ts';
import { contentPolicy } from './securityHeaders.ts';

/** A file that was prerendered when the site was built, as this server sends it. */
export interface HtmlPage {
  readonly body: PreparedResponse;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everything that was prerendered when the site was built. */
export interface Pages {
  /** By its address, such as `/articles` or `/sitemap.xml`. */
  readonly at: (path: string) => HtmlPage | undefined;
  /** Every address. */
  readonly paths: readonly string[];
  /** For pages that can't be prerendered, as they depend on the user. */
  readonly shell: HtmlPage;
  /** For addresses without a route. */
  readonly missing: HtmlPage;
}

const FOLDER = 'pages';
const SHELL = '/app';
const MISSING = '/404';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The pages of a built site with this server's configuration filled in; undefined where no site is built. */
export function readPages(siteDir: string, configuration: Configuration): Pages | undefined {
  const folder = join(siteDir, FOLDER);
  if (!existsSync(folder)) return undefined;
  const pages = new Map(
    globSync('**/*.{html,xml,txt}', { cwd: folder }).map((file) => [
      addressOf(file),
      page(readFileSync(join(folder, file), 'utf8'), extname(file), configuration),
    ]),
  );
  const { [SHELL]: shell, [MISSING]: missing, ...rest } = Object.fromEntries(pages);
  if (!shell || !missing) throw new Error(`${folder} lacks ${SHELL} or ${MISSING}: build the site again.`);
  return { at: (path) => rest[path], paths: Object.keys(rest), shell, missing };
}

function addressOf(file: string): string {
  const name = file.replaceAll(sep, '/');
  if (name === 'index.html') return '/';
  return `/${name.replace(/\.html$/, '')}`;
}

function page(built: string, ending: string, configuration: Configuration): HtmlPage {
  const text = built
    .replaceAll(PUBLIC_URL_MARK, () => escapeUTF8(configuration.publicUrl))
    .replace(CONFIGURATION_MARK, () => configurationTag(configuration));
  const { origin } = configuration.mailService;
  const policy = contentPolicy(text, origin === undefined ? [] : [new URL(origin).origin]);
  return {
    body: new PreparedResponse(text),
    headers: {
      'content-type': types[ending] ?? '',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(ending === '.html' && { 'content-security-policy': policy }),
    },
  };
}

/** The element that brings the configuration to the browser: JSON, in which no text can close the element. */
export const configurationTag = (configuration: Configuration): string =>
  `<script type="application/json" id="${configurationElement}">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;
