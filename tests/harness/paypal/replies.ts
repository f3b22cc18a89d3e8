/** A reply of the double. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON, but for a string, which is sent as it is. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as PayPal writes it, with the texts that repeat what was sent. */
export function refusal(status: number, name: string, issue?: string): Reply {
  const details = issue === undefined ? [] : [{ issue, description: `About ${issue}.`, value: 'buyer@people.example' }];
  return { status, body: { name, message: `About ${name}.`, debug_id: 'f00d5eed', details, links: [] } };
}

/** The refusal of a request that does not fit the state, such as ORDER_NOT_APPROVED. */
export const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

/** The refusal of what does not exist. */
export const notFound = () => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
