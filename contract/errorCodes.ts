/**
 * Every code of a refusal: programs act on the code, and people read the sentence beside it, which may be reworded. A code
 * is never renamed and never gets another meaning, as tabs of an older release may act on it.
 */
export const errorCodes = [
  // Refusals of any call.
  'invalidRequest',
  'tokenExpired',
  'tokenInvalid',
  'loginRequired',
  'notYours',
  'unknownCall',
  'requestTimeout',
  'requestTooLarge',
  'unsupportedMediaType',
  'rangeNotSatisfiable',
  'tooManyRequests',
  'unexpected',
  'unavailable',
  // Accounts and sessions.
  'commonPassword',
  'emailTaken',
  'linkUsedOrExpired',
  'noPassword',
  'refreshRefused',
  'sameEmail',
  'wrongCredentials',
  'wrongPassword',
  // Passkeys and identity providers.
  'challengeOver',
  'connectedAlready',
  'identityProviderDown',
  'loginExpired',
  'onlyWayIn',
  'passkeyKnown',
  'passkeyRefused',
  'passkeyUnusable',
  'tooManyPasskeys',
  // Exams and attempts.
  'attemptNotFound',
  'examDatePassed',
  'examNotFound',
  'questionNotFound',
  'questionsChanged',
  'tooManyPicks',
  // The cart and payments.
  'alreadyBought',
  'alreadyOwned',
  'cartChanged',
  'cartEmpty',
  'noLongerOffered',
  'paymentDeclined',
  'paymentNotApproved',
  'paymentNotFound',
  'paymentPending',
  'paymentRefunded',
  'paymentRunning',
  'paymentServiceDown',
  'priceChanged',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
