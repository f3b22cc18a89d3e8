import * as z from 'zod';
import type { IdProvider } from '../contract/idProviders.ts';
import { isApiUrl, settingsGap } from './serviceSettings.ts';

const part = z
  .string()
  .regex(/^[\x21-\x7E]+$/, 'a text without spaces')
  .optional();

const issuer = (usual: string) =>
  z
    .string()
    .refine(isApiUrl, 'an address that starts with https://, or with http:// where it is on this machine')
    .prefault(usual);

/** The environment variables of identity providers. The secrets must not be printed. */
export const openIdEnvironment = z.object({
  GOOGLE_CLIENT_ID: part,
  GOOGLE_CLIENT_SECRET: part,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  SALESFORCE_CLIENT_ID: part,
  SALESFORCE_CLIENT_SECRET: part,
  SALESFORCE_ISSUER: issuer('https://login.salesforce.com'),
});

/** What is missing of a provider's settings, as a sentence: with half of them its button would silently be away. */
export function openIdGap(given: Readonly<Record<string, string | undefined>>): string | undefined {
  const gaps = ['GOOGLE', 'SALESFORCE'].map((name) => {
    const needed = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    return settingsGap(given, [...needed, `${name}_ISSUER`], needed);
  });
  return gaps.find((gap) => gap !== undefined);
}

/** How this site is known to an identity provider. */
export interface OpenIdSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the provider, under which it says how it is spoken to. */
  readonly issuer: string;
}

/** The identity providers that the server is set up for. */
export type OpenIdProviders = Readonly<Partial<Record<IdProvider, OpenIdSettings>>>;

/** The settings of the identity providers; empty where there is none. */
export function openIdSettings(values: z.output<typeof openIdEnvironment>): OpenIdProviders {
  const google = settingsOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER);
  const salesforce = settingsOf(values.SALESFORCE_CLIENT_ID, values.SALESFORCE_CLIENT_SECRET, values.SALESFORCE_ISSUER);
  return { ...(google && { google }), ...(salesforce && { salesforce }) };
}

function settingsOf(
  clientId: string | undefined,
  clientSecret: string | undefined,
  address: string,
): OpenIdSettings | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { clientId, clientSecret, issuer: address };
}
