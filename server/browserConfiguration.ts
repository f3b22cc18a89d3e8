import { type Configuration, ownMailService } from '../contract/configuration.ts';
import { idProvider } from '../contract/idProviders.ts';
import type { Config } from './config.ts';

/** The part of this server's configuration that every browser may know. */
export function browserConfiguration({
  publicUrl,
  donationUrl,
  emailJs,
  openId,
}: Pick<Config, 'publicUrl' | 'donationUrl' | 'emailJs' | 'openId'>): Configuration {
  const idProviders = idProvider.options.filter((name) => openId[name]);
  return {
    publicUrl,
    ...(donationUrl !== undefined && { donationUrl }),
    mailService: emailJs ?? ownMailService,
    ...(idProviders.length > 0 && { idProviders }),
  };
}
