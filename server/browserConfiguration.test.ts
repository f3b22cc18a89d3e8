import { expect, it } from 'vitest';
import { browserConfiguration, readConfig } from './config.ts';

it('contains an account at EmailJS and the donation address, and no secret', () => {
  const result = browserConfiguration(
    readConfig({
      PUBLIC_URL: 'https://practice.example',
      DONATION_URL: 'https://give.example/us?to=practice',
      EMAILJS_SERVICE_ID: 'service_1',
      EMAILJS_TEMPLATE_ID: 'template_1',
      EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
      EMAILJS_PUBLIC_KEY: 'public-Key_1',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 's3cret',
      TOKEN_SECRET: 's3cret'.repeat(6),
      SMTP_URL: 'smtps://user:s3cret@mail.example',
      DATABASE_URL: 'postgres://user:s3cret@db.example/app',
    }),
  );
  expect(result).toEqual({
    publicUrl: 'https://practice.example',
    donationUrl: 'https://give.example/us?to=practice',
    mailService: {
      serviceId: 'service_1',
      templateId: 'template_1',
      feedbackTemplateId: 'template_2',
      publicKey: 'public-Key_1',
      origin: 'https://api.emailjs.com',
    },
    idProviders: ['google'],
  });
});
