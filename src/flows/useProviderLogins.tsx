import type { ReactNode } from 'react';
import { type IdProvider, idProviderNames } from '../../contract/idProviders.ts';
import { startPath } from '../../contract/openId.ts';
import type { OtherLoginsProps } from '../components/forms/OtherLogins/OtherLogins.tsx';
import { CloudIcon, GoogleIcon } from '../components/forms/OtherLogins/icons.tsx';
import { useConfiguration } from '../data/configuration.ts';
import { base } from '../data/exchange.ts';

const icons: Record<IdProvider, ReactNode> = { google: <GoogleIcon />, salesforce: <CloudIcon /> };

/** The providers that someone can log in with, as ways that lead back to the page `next`, or home where it is empty. */
export function useProviderLogins(next: string): OtherLoginsProps['ways'] {
  const { idProviders = [] } = useConfiguration();
  return idProviders.map((provider) => ({
    label: `Continue with ${idProviderNames[provider]}`,
    icon: icons[provider],
    href: `${base}${startPath(provider)}${next && `?${new URLSearchParams({ next }).toString()}`}`,
  }));
}
