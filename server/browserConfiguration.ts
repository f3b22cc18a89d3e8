import { type Configuration, ownMailService } from '../contract/configuration.ts';
import type { Config } from './config.ts';

/** What every browser may know of how this server is set up. */
export function browserConfiguration({
  publicUrl,
  donationUrl,
  emailJs,
}: Pick<Config, 'publicUrl' | 'donationUrl' | 'emailJs'>): Configuration {
  return { publicUrl, ...(donationUrl !== undefined && { donationUrl }), mailService: emailJs ?? ownMailService };
}
