/** How often a call is allowed within a time. */
export interface Limit {
  readonly max: number;
  /** Length of the window, in seconds; it begins with the first call. */
  readonly seconds: number;
}

export interface CallLimits {
  /** For all calls from one network address. */
  readonly client: Limit;
  /** For all calls about one thing, from any client: an email address, a link, a session. */
  readonly target: Limit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit there is. Clients get more than targets, as a school or an office shares one address. */
export const limits = {
  /**
   * The count of an email address starts again when its login succeeds. A device that has logged in before has a count
   * of its own, as many as an address.
   */
  login: { client: { max: 100, seconds: 15 * MINUTE }, target: { max: 10, seconds: 15 * MINUTE } },
  register: { client: { max: 30, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  resetPassword: { client: { max: 30, seconds: HOUR }, target: { max: 5, seconds: HOUR } },
  checkResetPassword: { client: { max: 30, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  confirmResetPassword: { client: { max: 30, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  /** Each asks a provider for its login page. The target is the user who connects an account. */
  startOpenId: { client: { max: 100, seconds: 15 * MINUTE }, target: { max: 10, seconds: 15 * MINUTE } },
  /** The callback from there, and the session after it. The target is the login. */
  finishOpenId: { client: { max: 200, seconds: 15 * MINUTE }, target: { max: 10, seconds: 15 * MINUTE } },
  /** Every call that asks for the current password again. The target is the session. */
  currentPassword: { client: { max: 100, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  /** Each sends a mail to any address. The target is the user. */
  changeEmail: { client: { max: 30, seconds: HOUR }, target: { max: 5, seconds: HOUR } },
  confirmEmail: { client: { max: 30, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  /** Both steps count: each keeps a challenge or sends a mail. The target is the user. */
  addPasskey: { client: { max: 200, seconds: HOUR }, target: { max: 40, seconds: HOUR } },
  /** Both steps count for the client. The target is the passkey, whose count starts again when it has logged in. */
  passkeyLogin: { client: { max: 200, seconds: 15 * MINUTE }, target: { max: 10, seconds: 15 * MINUTE } },
  /** Each reads all that there is of a user. */
  exportData: { client: { max: 100, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  /** Far more quizzes than a person can take in an hour; a script must not fill the database. */
  saveExamAttempt: { client: { max: 1200, seconds: HOUR }, target: { max: 120, seconds: HOUR } },
  /** Bookmarks and notes. Far more than a person makes in an hour. */
  markQuestion: { client: { max: 3000, seconds: HOUR }, target: { max: 300, seconds: HOUR } },
  /** Far more than a person changes in an hour. */
  saveExamDate: { client: { max: 600, seconds: HOUR }, target: { max: 60, seconds: HOUR } },
  /** People read and answer each. */
  reportQuestion: { client: { max: 100, seconds: HOUR }, target: { max: 20, seconds: HOUR } },
  /** Each may call the payment provider. */
  buyCourses: { client: { max: 300, seconds: HOUR }, target: { max: 30, seconds: HOUR } },
  executePayment: { client: { max: 600, seconds: HOUR }, target: { max: 120, seconds: HOUR } },
  /** Anyone may send a message, and the provider verifies each. The target is one message. */
  paymentWebhook: { client: { max: 3000, seconds: HOUR }, target: { max: 60, seconds: HOUR } },
  /** Anyone may send a message with files to the site's own mailbox. The target is the writer's address. */
  sendMessage: { client: { max: 20, seconds: HOUR }, target: { max: 10, seconds: HOUR } },
  refreshToken: { client: { max: 600, seconds: HOUR }, target: { max: 60, seconds: HOUR } },
} as const satisfies Record<string, CallLimits>;

export type LimitedCall = keyof typeof limits;

export type LimitTable = Readonly<Record<LimitedCall, CallLimits>>;
