import * as z from 'zod/mini';

/** The identity providers that can replace a password, where the server is set up for them. */
export const idProvider = z.enum(['google', 'salesforce']);
export type IdProvider = z.output<typeof idProvider>;

/** Their names as people know them. */
export const idProviderNames: Readonly<Record<IdProvider, string>> = { google: 'Google', salesforce: 'Salesforce' };
