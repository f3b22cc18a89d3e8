import { type Configuration, ownMailService } from '../contract/configuration.ts';
import type { Config } from './config.ts';

/** The part of this server's configuration that every browser may know. */
export function browserConfiguration({
  publicUrl,
  donationUrl,
  emailJs,
}: Pick<Config, 'publicUrl' | 'donationUrl' | 'emailJs'>): Configuration {
  return { publicUrl, ...(donationUrl !== undefined && { donationUrl }), mailService: emailJs ?? ownMailService };
}
