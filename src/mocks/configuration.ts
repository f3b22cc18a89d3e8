import { configurationElement, ownMailService } from '../../contract/configuration.ts';
import type { IdProvider } from '../../contract/idProviders.ts';

/** Has the page say that someone can log in with these providers. */
export function mockIdProviders(idProviders: readonly IdProvider[]): void {
  resetConfiguration();
  const element = document.createElement('script');
  const said = { publicUrl: location.origin, mailService: ownMailService, idProviders };
  Object.assign(element, { id: configurationElement, type: 'application/json', textContent: JSON.stringify(said) });
  document.head.append(element);
}

/** Has the page say nothing about its server, where there is a page. */
export function resetConfiguration(): void {
  if (typeof document !== 'undefined') document.getElementById(configurationElement)?.remove();
}
